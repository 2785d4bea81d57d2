import { Link } from 'react-router';
import { fill } from '#content/fill.ts';
import { FLEET_SIZES, type Potential } from '#domain/simulator/index.ts';
import { buttonClass } from '#ui/button.tsx';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import { Line } from '#ui/charts/marks.tsx';
import { Heading } from '#ui/heading.tsx';
import { usePathTo } from '../../links/links.tsx';
import { ContactLink } from '../../simulation-handover/contact-link.tsx';
import { useAttach } from '../sharing/report-simulation.ts';
import type { LinkedSimulation } from '../sharing/report-to-forms.ts';
import { useTexts } from '../texts.ts';
import styles from './call-to-action.module.css';
import sections from './sections.module.css';

interface CallToActionProps {
  potential: Potential;
  /** Where real prices leave nothing to gain, whatever the size, it is not worth a project. */
  earns: boolean;
  /** Absent where the visitor is there already. */
  onRefine: (() => void) | undefined;
  /** The simulation has joined a pre-registration of this tab: there is nothing left to ask for. */
  linked: LinkedSimulation | undefined;
}

/** What to do next, by the size of the fleet. */
export function CallToAction({ potential, earns, onRefine, linked }: CallToActionProps) {
  const { words } = useTexts();
  const to = usePathTo();
  const attach = useAttach();
  const { title, text, action } = words.call[earns ? potential : 'none'];
  const look = buttonClass({ quiet: true });
  return (
    <>
      <Linked linked={linked} />
      {!linked && (
        <div className={styles.call}>
          <PotentialBars potential={potential} />
          <div>
            <Heading level={2} size="sub">
              {title}
            </Heading>
            <p>
              {text}{' '}
              {onRefine && (
                <button type="button" className={sections.press} onClick={onRefine}>
                  {words.call.refine}
                </button>
              )}
            </p>
          </div>
          {earns && potential === 'high' ? (
            <Link to={to('pre-registration')} className={look} onClick={attach}>
              {action}
            </Link>
          ) : earns && potential === 'low' ? (
            <a href="#newsletter" className={look}>
              {action}
            </a>
          ) : (
            <ContactRequest className={look}>{action}</ContactRequest>
          )}
        </div>
      )}
    </>
  );
}

const [, high, medium] = FLEET_SIZES;
const SIZES = {
  medium: String(medium.fromVehicles),
  mostMedium: String(high.fromVehicles - 1),
  high: String(high.fromVehicles),
};
const POTENTIALS = ['low', 'medium', 'high'] as const;

/** The three levels that a fleet's size may have, its own filled. */
function PotentialBars({ potential }: { potential: Potential }) {
  const { call, below } = useTexts().words;
  const { potentials } = below.facts;
  const level = potentials[potential];
  return (
    <svg
      viewBox="0 0 220 80"
      role="img"
      aria-label={fill(call.summary, { level, size: fill(call.sizes[potential], SIZES) })}
    >
      <ChartText x={0} y={13} tone="dim" lines={[call.potential]} />
      {POTENTIALS.map((one, at) => {
        const isOwn = one === potential;
        const left = 1 + 76 * at;
        const bar = `M${left} 54v${-8 - 8 * at}h66v${8 + 8 * at}z`;
        return (
          <g key={one}>
            {isOwn ? <path data-tone="pine" d={bar} /> : <Line points={bar} tone="line" />}
            <ChartText
              x={left + 33}
              y={74}
              anchor="middle"
              tone={isOwn ? 'ink' : 'dim'}
              lines={[potentials[one]]}
              strong={isOwn}
            />
          </g>
        );
      })}
    </svg>
  );
}

/**
 * What has changed for who had pre-registered before simulating. Its region stands there empty until then:
 * one that comes together with its text is not read out.
 */
function Linked({ linked }: Pick<CallToActionProps, 'linked'>) {
  const { title, text, priority } = useTexts().words.call.linked;
  return (
    <div className={linked ? styles.call : 'visually-hidden'} role="status">
      {linked && (
        <div>
          <Heading level={2} size="sub">
            {title}
          </Heading>
          <p>{linked.isNowPriority ? `${text} ${priority}` : text}</p>
        </div>
      )}
    </div>
  );
}

interface ContactRequestProps {
  children: string;
  className?: string;
}

/** To a person, with the simulation. */
export function ContactRequest({ children, className = buttonClass({}) }: ContactRequestProps) {
  const attach = useAttach();
  return (
    <ContactLink className={className} onPress={attach}>
      {children}
    </ContactLink>
  );
}
