import { TYPICAL_NIGHT as night } from '#domain/illustrations/depot-night.ts';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import { Bars, Dot, Line } from '#ui/charts/marks.tsx';
import { bands, linear } from '#ui/charts/scales.ts';
import { Heading } from '#ui/heading.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import { Pylon, Van } from '../../drawings/line-drawings.tsx';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './explainer.module.css';

interface ExplainerProps {
  words: WordsOf<'home'>['explainer'];
}

export function Explainer({ words }: ExplainerProps) {
  const to = usePathTo();
  return (
    <Section>
      <SectionTop title={words.title} lead={words.lead} />
      <div className={styles.body}>
        <figure>
          <ExplainerPicture words={words} />
          <figcaption className="visually-hidden">{words.summary}</figcaption>
        </figure>
        <div className={styles.points}>
          {words.points.map((point, index) => (
            <div key={point.title}>
              <Heading level={3} size="sub">
                {point.title}
              </Heading>
              <p>{point.text}</p>
              {index === words.points.length - 1 && (
                <ForwardLink to={to('how-it-works')}>{words.more}</ForwardLink>
              )}
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

function ExplainerPicture({ words }: ExplainerProps) {
  return (
    <>
      <svg className={`${styles.picture} wide-only`} viewBox="0 0 1296 250" aria-hidden="true">
        <Line points="M0 206H1296" tone="ink" width={2} />
        <Line points="M8 206V84L238 34 468 84V206" tone="ink" width={2} />
        <Van place="translate(40 150) scale(.99)" />
        <Van place="translate(182 150) scale(.99)" />
        <Van place="translate(324 150) scale(.99)" />
        <Line points="M72 120H560M72 120V153M214 120V153M356 120V153" tone="plan" width={2.5} />
        <Line points="M552 113l10 7-10 7M752 120H930M922 113l10 7-10 7" tone="plan" width={2.5} />
        {[72, 214, 356].map((x) => (
          <Dot key={x} x={x} y={120} tone="plan" />
        ))}
        <Node x={568} y={66} width={176} height={140} />
        <path className={styles.back} d="M932 164H756M562 164H482" />
        <Line points="M764 157l-10 7 10 7M490 157l-10 7 10 7" tone="peak" width={2.5} />
        <ChartText x={841} y={106} anchor="middle" tone="plan" lines={[words.sold]} />
        <ChartText x={841} y={190} anchor="middle" tone="peak" lines={[words.paid]} />
        <Pylon place="translate(960 65) scale(1.1)" />
        <Pylon place="translate(1104 92) scale(.89)" />
        <Pylon place="translate(1226 114) scale(.72)" />
        <Line
          points="M1019 109.400Q1060 140 1104 128M1152 128Q1190 152 1226 143"
          tone="ink"
          width={1.5}
        />
        <Name x={0} y={244}>
          {words.vehicles}
        </Name>
        <Name x={656} y={244} anchor="middle">
          {words.product}
        </Name>
        <Name x={1296} y={244} anchor="end">
          {words.grid}
        </Name>
      </svg>
      <svg className={`${styles.picture} narrow-only`} viewBox="0 0 350 500" aria-hidden="true">
        <Van place="translate(14 22) scale(.8)" />
        <Van place="translate(118 22) scale(.8)" />
        <Van place="translate(222 22) scale(.8)" />
        <Line points="M0 69H350M0 470H350" tone="ink" width={2} />
        <Name x={0} y={95}>
          {words.vehicles}
        </Name>
        <Line
          points="M150 84V148M144 140l6 9 6-9M150 304V352M144 344l6 9 6-9"
          tone="plan"
          width={2.5}
        />
        <path className={styles.back} d="M200 148V84M200 352V304" />
        <Line points="M194 92l6-9 6 9M194 312l6-9 6 9" tone="peak" width={2.5} />
        <ChartText x={138} y={128} anchor="end" tone="plan" lines={[words.offered]} />
        <ChartText x={212} y={128} tone="peak" lines={[words.paid]} />
        <Node x={95} y={160} width={160} height={104} />
        <Name x={175} y={288} anchor="middle">
          {words.product}
        </Name>
        <ChartText x={138} y={334} anchor="end" tone="plan" lines={[words.sold]} />
        <ChartText x={212} y={334} tone="peak" lines={[words.paid]} />
        <Pylon place="translate(90 367) scale(.8)" />
        <Pylon place="translate(196 385.500) scale(.66)" />
        <Pylon place="translate(284 403.400) scale(.52)" />
        <Name x={0} y={496}>
          {words.grid}
        </Name>
      </svg>
    </>
  );
}

function Name({
  children,
  ...place
}: {
  x: number;
  y: number;
  anchor?: 'middle' | 'end';
  children: string;
}) {
  return (
    <g className={styles.name}>
      <ChartText {...place} lines={[children]} />
    </g>
  );
}

interface NodeProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The product as a small screen, with the price and the plan of the picture above it. */
function Node({ x, y, width, height }: NodeProps) {
  const hours = night.noonToNoon;
  const price = hours.map(({ eurosPerMwh }) => eurosPerMwh);
  const charged = hours.map(
    ({ hour }) => night.hours.find((one) => one.hour === hour)?.chargedKwh ?? 0,
  );
  const at = bands(hours.length, width - 36, x + 18);
  const priceY = linear(
    [Math.min(...price), Math.max(...price)],
    [y + 0.6 * height, y + 0.2 * height],
  );
  const bottom = y + height - 14;
  const barY = linear([0, Math.max(...charged)], [bottom, bottom - 0.18 * height]);
  const curve = price.map((euros, index) => ({ x: at.middle(index), y: priceY(euros) }));
  return (
    <g data-sky="night">
      <rect data-tone="sky-7" x={x} y={y} width={width} height={height} rx="10" />
      <Bars values={charged} x={at} y={barY} tone="plan" gap={1.2} />
      <Line points={curve} kind="smooth" tone="lime" width={3} />
    </g>
  );
}
