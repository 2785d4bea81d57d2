import type { ReactNode } from 'react';
import { RESERVE_PERCENT, V2G_SHARE } from '#domain/simulator/charging-profiles.ts';
import { ACTIVITIES, FLEET_SIZES, PLUGGED_TIMES, SLOTS } from '#domain/simulator/fleet-profiles.ts';
import { fill } from '../../fill.ts';
import type { Written } from '../../simulator-method/written.ts';
import type { WordsOf } from '../../words-of.ts';
import table from './method-table.module.css';

interface ProfileTablesProps {
  words: Pick<WordsOf<'simulator-method'>, 'tables' | 'activities' | 'slots'>;
  as: Written;
}

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

/** The tables of factors and points behind both modes. */
export function ProfileTables({ words, as }: ProfileTablesProps) {
  const { activities, slots, sizes, reserve } = words.tables;
  return (
    <>
      <ProfileTable title={activities.title} columns={Object.values(activities.columns)} numeric>
        {keys(ACTIVITIES).map((id) => {
          const { factor, leadPoints, kmPerDay, flexibility } = ACTIVITIES[id];
          return (
            <Row
              key={id}
              name={fill(activities.name, {
                activity: words.activities[id],
                level: activities.flexibility[flexibility],
              })}
            >
              {[as.plain(factor), as.plain(leadPoints), as.plain(kmPerDay)]}
            </Row>
          );
        })}
      </ProfileTable>
      <ProfileTable title={slots.title} columns={Object.values(slots.columns)} numeric>
        {keys(SLOTS).map((id) => {
          const { startHour, endHour, factor, leadPoints } = SLOTS[id];
          const times = `${as.time(startHour)} → ${as.time(endHour)}`;
          return (
            <Row key={id} name={words.slots[id]}>
              {[times, as.plain(factor, 4), as.plain(leadPoints)]}
            </Row>
          );
        })}
      </ProfileTable>
      <ProfileTable title={sizes.title} columns={Object.values(sizes.columns)} numeric>
        {FLEET_SIZES.map(({ fromVehicles, ...points }) => (
          <Row
            key={fromVehicles}
            name={
              fromVehicles > 0
                ? fill(sizes.vehicles, { from: as.plain(fromVehicles) })
                : sizes.fewerVehicles
            }
          >
            {[
              as.plain(points.potentialPoints),
              as.plain(points.simpleLeadPoints),
              as.plain(points.expertLeadPoints),
            ]}
          </Row>
        ))}
        {PLUGGED_TIMES.map(({ fromHours, simpleLeadPoints, expertLeadPoints }) => (
          <Row
            key={fromHours}
            name={
              fromHours > 0
                ? fill(sizes.hours, { from: as.measured(fromHours, 'h') })
                : sizes.fewerHours
            }
          >
            {['–', as.plain(simpleLeadPoints), as.plain(expertLeadPoints)]}
          </Row>
        ))}
      </ProfileTable>
      <ProfileTable title={reserve.title} columns={Object.values(reserve.columns)}>
        {keys(RESERVE_PERCENT).map((id) => (
          <Row key={id} name={reserve.priorities[id]}>
            {[fill(reserve.reserve, { percent: as.share(RESERVE_PERCENT[id]) })]}
          </Row>
        ))}
        {keys(V2G_SHARE).map((id) => (
          <Row key={id} name={reserve.controls[id]}>
            {[fill(reserve.v2g, { percent: as.share(100 * V2G_SHARE[id]) })]}
          </Row>
        ))}
      </ProfileTable>
    </>
  );
}

interface ProfileTableProps {
  title: string;
  columns: readonly string[];
  numeric?: boolean;
  children: ReactNode;
}

function ProfileTable({ title, columns, numeric = false, children }: ProfileTableProps) {
  return (
    <table className={[table.table, numeric && table.figures].filter(Boolean).join(' ')}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Row({ name, children }: { name: string; children: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {children.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
        <td key={column}>{cell}</td>
      ))}
    </tr>
  );
}
