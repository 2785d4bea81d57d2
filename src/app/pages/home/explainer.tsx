import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import marks from '#ui/charts/marks.module.css';
import { monotoneCurve } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import { Pylon, Van } from '../../drawings/line-drawings.tsx';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './explainer.module.css';

interface ExplainerProps {
  words: WordsOf<'home'>['explainer'];
  night: DepotNight;
  language: Language;
}

export function Explainer({ words, night, language }: ExplainerProps) {
  const to = usePathTo();
  const lead = fill(words.lead, {
    peakHour: clock(night.peak.hour, language),
    departure: clock(DEPOT.departureHour, language),
  });
  return (
    <Section>
      <SectionTop title={words.title} lead={lead} />
      <div className={styles.body}>
        <figure>
          <ExplainerPicture words={words} night={night} />
          <figcaption className="visually-hidden">{words.summary}</figcaption>
        </figure>
        <div className={`split-to-820 ${styles.points}`}>
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

interface ExplainerPictureProps {
  words: WordsOf<'home'>['explainer'];
  night: DepotNight;
}

function ExplainerPicture({ words, night }: ExplainerPictureProps) {
  return (
    <>
      <svg className={`${styles.picture} wide-only`} viewBox="0 0 1296 250" aria-hidden="true">
        <path className={styles.ground} d="M0 206H1296" />
        <path className={styles.roof} d="M8 206V84L238 34 468 84V206" />
        <Van place="translate(40 150) scale(.99)" />
        <Van place="translate(182 150) scale(.99)" />
        <Van place="translate(324 150) scale(.99)" />
        <path className={styles.flow} d="M72 120H560M72 120V153M214 120V153M356 120V153" />
        <path className={styles.flow} d="M552 113l10 7-10 7M752 120H930M922 113l10 7-10 7" />
        <circle className={marks.plan} cx="72" cy="120" r="6" />
        <circle className={marks.plan} cx="214" cy="120" r="6" />
        <circle className={marks.plan} cx="356" cy="120" r="6" />
        <Node night={night} x={568} y={66} width={176} height={140} />
        <path className={styles.back} d="M932 164H756M562 164H482" />
        <path className={styles.backHead} d="M764 157l-10 7 10 7M490 157l-10 7 10 7" />
        <text className={styles.sold} x="841" y="106" textAnchor="middle">
          {words.sold}
        </text>
        <text className={styles.paid} x="841" y="190" textAnchor="middle">
          {words.paid}
        </text>
        <Pylon place="translate(960 65) scale(1.1)" />
        <Pylon place="translate(1104 92) scale(.89)" />
        <Pylon place="translate(1226 114) scale(.72)" />
        <path
          className={styles.wire}
          d="M1019 109.400Q1060 140 1104 128M1152 128Q1190 152 1226 143"
        />
        <text className={styles.name} x="0" y="244">
          {displayText(words.vehicles)}
        </text>
        <text className={styles.name} x="656" y="244" textAnchor="middle">
          {displayText(words.product)}
        </text>
        <text className={styles.name} x="1296" y="244" textAnchor="end">
          {displayText(words.grid)}
        </text>
      </svg>
      <svg className={`${styles.picture} narrow-only`} viewBox="0 0 350 500" aria-hidden="true">
        <Van place="translate(14 22) scale(.8)" />
        <Van place="translate(118 22) scale(.8)" />
        <Van place="translate(222 22) scale(.8)" />
        <path className={styles.ground} d="M0 69H350M0 470H350" />
        <text className={styles.name} x="0" y="95">
          {displayText(words.vehicles)}
        </text>
        <path className={styles.flow} d="M150 84V148M144 140l6 9 6-9M150 304V352M144 344l6 9 6-9" />
        <path className={styles.back} d="M200 148V84M200 352V304" />
        <path className={styles.backHead} d="M194 92l6-9 6 9M194 312l6-9 6 9" />
        <text className={styles.sold} x="138" y="128" textAnchor="end">
          {words.offered}
        </text>
        <text className={styles.paid} x="212" y="128">
          {words.paid}
        </text>
        <Node night={night} x={95} y={160} width={160} height={104} />
        <text className={styles.name} x="175" y="288" textAnchor="middle">
          {displayText(words.product)}
        </text>
        <text className={styles.sold} x="138" y="334" textAnchor="end">
          {words.sold}
        </text>
        <text className={styles.paid} x="212" y="334">
          {words.paid}
        </text>
        <Pylon place="translate(90 367) scale(.8)" />
        <Pylon place="translate(196 385.500) scale(.66)" />
        <Pylon place="translate(284 403.400) scale(.52)" />
        <text className={styles.name} x="0" y="496">
          {displayText(words.grid)}
        </text>
      </svg>
    </>
  );
}

interface NodeProps {
  night: DepotNight;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The product as a small screen, with the price and the plan of the picture above it. */
function Node({ night, x, y, width, height }: NodeProps) {
  const inset = 18;
  const step = (width - 2 * inset) / night.noonToNoon.length;
  const prices = night.noonToNoon.map(({ eurosPerMwh }) => eurosPerMwh);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const bottom = y + height - 14;
  const curve = night.noonToNoon.map(({ eurosPerMwh }, index) => ({
    x: x + inset + (index + 0.5) * step,
    y: y + height * (0.6 - 0.4 * ((eurosPerMwh - lowest) / (highest - lowest))),
  }));
  const charging = night.hours.filter(({ chargedKwh }) => chargedKwh > 0);
  const mostKwh = Math.max(...charging.map(({ chargedKwh }) => chargedKwh));
  return (
    <>
      <rect className={styles.node} x={x} y={y} width={width} height={height} rx="10" />
      {charging.map(({ hour, chargedKwh }) => {
        const barHeight = (chargedKwh / mostKwh) * height * 0.18;
        return (
          <rect
            key={hour}
            className={styles.nodeBar}
            x={x + inset + ((hour + 12) % 24) * step + 0.6}
            y={bottom - barHeight}
            width={step - 1.2}
            height={barHeight}
          />
        );
      })}
      <path className={styles.nodeCurve} d={monotoneCurve(curve)} />
    </>
  );
}
