import { ACTIVITIES, FLEET_SIZES, PLUGGED_TIMES, SLOTS } from '#domain/simulator/fleet-profiles.ts';
import { RESERVE_PERCENT, V2G_SHARE } from '#domain/simulator/model/fleet.ts';
import { fill } from '../../fill.ts';
import type { Written } from '../../simulator-method/written.ts';
import type { WordsOf } from '../../words-of.ts';
import { MethodTable } from './method-table.tsx';

interface ProfileTablesProps {
  words: Pick<WordsOf<'simulator-method'>, 'tables' | 'activities' | 'slots'>;
  as: Written;
}

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

/** The tables of activities, slots and points behind both modes. */
export function ProfileTables({ words, as }: ProfileTablesProps) {
  const { activities, slots, sizes, reserve } = words.tables;
  return (
    <>
      <MethodTable
        caption={activities.title}
        columns={Object.values(activities.columns)}
        rows={keys(ACTIVITIES).map((id) => ({
          name: fill(activities.name, {
            activity: words.activities[id],
            level: activities.flexibility[ACTIVITIES[id].flexibility],
          }),
          cells: [as.plain(ACTIVITIES[id].kmPerDay), as.plain(ACTIVITIES[id].leadPoints)],
        }))}
        figures
      />
      <MethodTable
        caption={slots.title}
        columns={Object.values(slots.columns)}
        rows={keys(SLOTS).map((id) => {
          const { startHour, endHour, leadPoints } = SLOTS[id];
          const times = `${as.time(startHour)} → ${as.time(endHour)}`;
          return { name: words.slots[id], cells: [times, as.plain(leadPoints)] };
        })}
        figures
      />
      <MethodTable
        caption={sizes.title}
        columns={Object.values(sizes.columns)}
        rows={[
          ...FLEET_SIZES.map(({ fromVehicles, ...points }) => ({
            name:
              fromVehicles > 0
                ? fill(sizes.vehicles, { from: as.plain(fromVehicles) })
                : sizes.fewerVehicles,
            cells: [
              as.plain(points.potentialPoints),
              as.plain(points.simpleLeadPoints),
              as.plain(points.expertLeadPoints),
            ],
          })),
          ...PLUGGED_TIMES.map(({ fromHours, simpleLeadPoints, expertLeadPoints }) => ({
            name:
              fromHours > 0
                ? fill(sizes.hours, { from: as.measured(fromHours, 'h') })
                : sizes.fewerHours,
            cells: ['–', as.plain(simpleLeadPoints), as.plain(expertLeadPoints)],
          })),
        ]}
        figures
      />
      <MethodTable
        caption={reserve.title}
        columns={Object.values(reserve.columns)}
        rows={[
          ...keys(RESERVE_PERCENT).map((id) => ({
            name: reserve.priorities[id],
            cells: [fill(reserve.reserve, { percent: as.share(RESERVE_PERCENT[id]) })],
          })),
          ...keys(V2G_SHARE).map((id) => ({
            name: reserve.controls[id],
            cells: [fill(reserve.v2g, { percent: as.share(100 * V2G_SHARE[id]) })],
          })),
        ]}
      />
    </>
  );
}
