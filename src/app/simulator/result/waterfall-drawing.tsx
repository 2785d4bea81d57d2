import { columnKind, type WaterfallColumn } from '#domain/simulator/model/waterfall.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import styles from './waterfall.module.css';

/** A column with its words and amounts. */
export interface Label extends Omit<WaterfallColumn, 'stream'> {
  name: string;
  stream: string;
  badgeText: string;
  value: string;
  gain: string;
}

interface DrawingProps {
  labels: readonly Label[];
  cut: number;
  summary: string;
}

const WIDTH = 1200;
const TOP = 44;
const FOOT = 312;

/** Columns side by side, for wide screens. */
export function Upright({ labels, cut, summary }: DrawingProps) {
  const top = labels[0]?.fromEuros ?? 1;
  const perEuro = (FOOT - TOP) / Math.max(top - cut, 1);
  const y = (euros: number) => round(FOOT - Math.max(euros - cut, 0) * perEuro);
  // What is only possible stands apart, with room for its badge.
  const share = labels.map(({ badge }) => (badge === 'possible' ? 1.3 : 1));
  const pitch = WIDTH / share.reduce((sum, one) => sum + one, 0);
  const width = round(Math.min(98, pitch * 0.8));
  const left = (index: number) =>
    share.slice(0, index).reduce((sum, one) => sum + one * pitch, 0) +
    ((share[index] ?? 1) * pitch - width) / 2;
  const firstPossible = labels.findIndex(({ badge }) => badge === 'possible');
  return (
    <svg className={styles.upright} viewBox={`0 0 ${WIDTH} 410`} role="img" aria-label={summary}>
      <path className={styles.level} d={`M0 ${TOP}H${WIDTH}`} />
      {labels.map((label, index) => {
        const { id, badge, fromEuros, toEuros, name, badgeText, value } = label;
        const x = round(left(index));
        const middle = round(x + width / 2);
        const high = Math.min(y(fromEuros), y(toEuros));
        const low = Math.max(y(fromEuros), y(toEuros), high + 1.5);
        const isBill = id === 'before' || id === 'after';
        return (
          <g key={id}>
            <path
              className={styles[columnKind(label)]}
              d={
                id === 'created'
                  ? `M${x} ${high}h${width}M${middle} ${high}V${low}M${x} ${low}h${width}`
                  : `M${x} ${high}h${width}V${low}h${-width}z`
              }
            />
            {isBill && cut > 0 && (
              <path className={styles.break} d={`M${x - 3} ${FOOT - 24}${tornEdge(width + 6)}`} />
            )}
            {id === 'after' && (
              <>
                <path className={styles.gain} d={`M${x} ${TOP}h${width}V${high - 3}h${-width}z`} />
                {high - TOP > 46 && (
                  <text
                    className={styles.gainText}
                    x={middle}
                    y={round((TOP + high) / 2 + 8)}
                    textAnchor="middle"
                  >
                    {label.gain}
                  </text>
                )}
              </>
            )}
            <text
              className={id === 'created' ? styles.createdText : styles.value}
              x={middle}
              y={valueY(id, high, low)}
              textAnchor="middle"
            >
              {value}
            </text>
            {name.split('\n').map((line, at) => (
              <text
                key={line}
                className={styles.name}
                x={middle}
                y={334 + 18 * at}
                textAnchor="middle"
              >
                {line}
              </text>
            ))}
            {badge && (
              <text className={styles[badge]} x={middle} y="378" textAnchor="middle">
                {badgeText}
              </text>
            )}
          </g>
        );
      })}
      {streamsOf(labels).map(({ stream, first, last }) => {
        const [from, to] = [round(left(first)), round(left(last) + width)];
        return (
          <g key={`${stream}${first}`}>
            <path className={styles.level} d={`M${from} 387H${to}`} />
            <text className={styles.stream} x={round((from + to) / 2)} y="402" textAnchor="middle">
              {stream}
            </text>
          </g>
        );
      })}
      <path className={styles.level} d={`M${round(left(firstPossible) - 0.2 * pitch)} 20V400`} />
      <path className={styles.foot} d={`M0 ${FOOT}H${WIDTH}`} />
    </svg>
  );
}

/** Columns of one value stream stand beside each other, under one name. */
function streamsOf(labels: readonly Label[]): { stream: string; first: number; last: number }[] {
  const groups: { stream: string; first: number; last: number }[] = [];
  for (const [index, { stream }] of labels.entries()) {
    const group = groups.at(-1);
    if (stream === '') continue;
    if (group?.stream === stream && group.last === index - 1) group.last = index;
    else groups.push({ stream, first: index, last: index });
  }
  return groups;
}

/** Above what stands, below what hangs. */
function valueY(id: WaterfallColumn['id'], high: number, low: number): number {
  if (id === 'before') return high - 10;
  if (id === 'after') return high + 24;
  if (id === 'created') return round((high + low) / 2 + 8);
  if (id === 'ownShare') return high - 8;
  return Math.min(low + 22, FOOT - 6);
}

const LIE_WIDTH = 310;
const ROW = 80;

/** The same as rows, for phones. */
export function Lying({ labels, cut, summary }: DrawingProps) {
  const top = labels[0]?.fromEuros ?? 1;
  const perEuro = LIE_WIDTH / Math.max(top - cut, 1);
  const x = (euros: number) => round(Math.max(euros - cut, 0) * perEuro);
  return (
    <svg
      className={styles.lying}
      viewBox={`0 0 ${LIE_WIDTH} ${ROW * labels.length + 26}`}
      role="img"
      aria-label={summary}
    >
      {labels.map((label, index) => {
        const { id, badge, fromEuros, toEuros, name, badgeText, value, stream } = label;
        const y = ROW * index + (badge === 'possible' ? 26 : 0);
        const left = Math.min(x(fromEuros), x(toEuros));
        const right = Math.max(x(fromEuros), x(toEuros), left + 1.5);
        return (
          <g key={id}>
            <text className={styles.name} x="0" y={y + 16}>
              {name.replace('\n', ' ')}
            </text>
            <text className={styles.value} x={LIE_WIDTH} y={y + 16} textAnchor="end">
              {value}
            </text>
            <path
              className={styles[columnKind(label)]}
              d={
                id === 'created'
                  ? `M${left} ${y + 26}v18M${left} ${y + 35}H${right}M${right} ${y + 26}v18`
                  : `M${left} ${y + 26}H${right}v18H${left}z`
              }
            />
            {id === 'after' && (
              <path
                className={styles.gain}
                d={`M${right + 2} ${y + 26}H${LIE_WIDTH}v18H${right + 2}z`}
              />
            )}
            {badge && (
              <text className={styles[badge]} x={LIE_WIDTH} y={y + 60} textAnchor="end">
                {badgeText}
              </text>
            )}
            {stream && (
              <text className={styles.stream} x="0" y={y + 60}>
                {stream}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Where a bar is cut. */
const tornEdge = (width: number) =>
  Array.from({ length: 6 }, () => `l${round(width / 12)} -6l${round(width / 12)} 6`).join('');
