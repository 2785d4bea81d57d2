import styles from './dawn.module.css';
import depot from './depot.module.css';
import { Depot } from './depot.tsx';
import { GROUND_Y } from './part.tsx';

/** How a picture at dawn stands: where day begins, what lies on its lower edge, and how large it is. */
interface View {
  dayX: number;
  bottomY: number;
  scale: number;
}

interface Dawn {
  wide: View;
  narrow: View;
  /** Too small for its details. */
  far?: true;
}

const onGround = (dayX: number, scale: number): View => ({
  dayX,
  bottomY: GROUND_Y + 24 / scale,
  scale,
});

/** One picture for each page that closes with the depot; no two pages share one. */
export const DAWNS = {
  site: { wide: onGround(466, 0.62), narrow: onGround(923, 0.44), far: true },
  bays: { wide: onGround(668, 0.92), narrow: onGround(850, 0.62), far: true },
  road: { wide: onGround(1728, 2.1), narrow: onGround(1790, 1.35) },
  socket: { wide: onGround(517, 5.2), narrow: onGround(528, 3.4) },
  bay: { wide: onGround(1010, 2.1), narrow: onGround(1052, 1.55) },
  screen: {
    wide: { dayX: 700, bottomY: 350, scale: 6.6 },
    narrow: { dayX: 708, bottomY: 350, scale: 4.2 },
  },
  cup: {
    wide: { dayX: 1201, bottomY: 352, scale: 6.6 },
    narrow: { dayX: 1201, bottomY: 352, scale: 4.4 },
  },
} as const satisfies Record<string, Dawn>;

type DawnName = keyof typeof DAWNS;

const HEIGHT = { wide: 380, narrow: 244 };
/** As wide as a half may become; what is outside it is cut. */
const HALF = 1200;
const ID = 'depot-at-dawn';

/**
 * The depot between night and day, to fill the section it stands in: drawn twice, in paper on the night and
 * in ink on the day, and cut where the sky turns light.
 */
export function DawnPicture({ name }: { name: DawnName }) {
  const dawn: Dawn = DAWNS[name];
  const far = dawn.far ? depot.far : '';
  const groundY = HEIGHT.wide - (dawn.wide.bottomY - GROUND_Y) * dawn.wide.scale;
  return (
    <div className={styles.picture} data-dawn={name}>
      {groundY < HEIGHT.wide && (
        <svg
          aria-hidden="true"
          className={`${styles.ground} ${depot.night}`}
          viewBox={`0 0 1 ${HEIGHT.wide}`}
          preserveAspectRatio="none"
        >
          <g className={depot.drawing}>
            <path d={`M0 ${groundY}H1`} />
          </g>
        </svg>
      )}
      <div className={`${styles.night} ${depot.night} ${far}`}>
        <svg aria-hidden="true" className="wide-only" viewBox={halfOf(dawn, 'wide', 'night')}>
          <Depot id={ID} />
        </svg>
        <svg aria-hidden="true" className="narrow-only" viewBox={halfOf(dawn, 'narrow', 'night')}>
          <use href={`#${ID}`} />
        </svg>
      </div>
      <div className={`${styles.day} ${depot.day} ${far}`}>
        <svg aria-hidden="true" className="wide-only" viewBox={halfOf(dawn, 'wide', 'day')}>
          <use href={`#${ID}`} />
        </svg>
        <svg aria-hidden="true" className="narrow-only" viewBox={halfOf(dawn, 'narrow', 'day')}>
          <use href={`#${ID}`} />
        </svg>
      </div>
    </div>
  );
}

function halfOf(dawn: Dawn, width: 'wide' | 'narrow', half: 'night' | 'day'): string {
  const { dayX, bottomY, scale } = dawn[width];
  const size = [HALF / scale, HEIGHT[width] / scale] as const;
  const x = half === 'night' ? dayX - size[0] : dayX;
  return [x, bottomY - size[1], ...size].map((value) => Math.round(value * 10) / 10).join(' ');
}
