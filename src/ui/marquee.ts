const STILL = '(prefers-reduced-motion: reduce), print';

export interface Marquee {
  setPaused(paused: boolean): void;
  end(): void;
}

/**
 * Moves a track of repeated lists to the left for ever, at the same speed on every screen. It pauses
 * while pointed at, focused or out of sight, and never starts for who asked for less motion. One animation of the
 * compositor: the half pixel per frame of the specification would be another speed on each display.
 */
export function startMarquee(track: HTMLElement, pixelsPerSecond: number): Marquee {
  const strip = track.parentElement ?? track;
  const listening = new AbortController();
  const pausedBy = { button: false, pointer: false, focus: false, outOfSight: false };
  let animation: Animation | undefined;

  const setPausedBy = (reason: keyof typeof pausedBy, value: boolean) => {
    pausedBy[reason] = value;
    if (Object.values(pausedBy).some(Boolean)) animation?.pause();
    else animation?.play();
  };

  const run = () => {
    const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
    const progress = animation?.effect?.getComputedTiming().progress ?? 0;
    animation?.cancel();
    animation = undefined;
    if (width === 0 || matchMedia(STILL).matches) return;
    const duration = (width / pixelsPerSecond) * 1000;
    animation = track.animate(
      { translate: ['0 0', `${-width}px 0`] },
      { duration, iterations: Number.POSITIVE_INFINITY },
    );
    animation.currentTime = progress * duration;
    setPausedBy('button', pausedBy.button);
  };

  const on = (type: string, reason: keyof typeof pausedBy, value: boolean) =>
    strip.addEventListener(type, () => setPausedBy(reason, value), { signal: listening.signal });
  on('pointerenter', 'pointer', true);
  on('pointerleave', 'pointer', false);
  on('focusin', 'focus', true);
  on('focusout', 'focus', false);

  // Several entries may come at once, oldest first.
  const sight = new IntersectionObserver((entries) =>
    setPausedBy('outOfSight', !entries.at(-1)?.isIntersecting),
  );
  sight.observe(strip);
  const size = new ResizeObserver(run);
  if (track.firstElementChild) size.observe(track.firstElementChild);
  matchMedia(STILL).addEventListener('change', run, { signal: listening.signal });

  return {
    setPaused: (paused) => setPausedBy('button', paused),
    end() {
      listening.abort();
      sight.disconnect();
      size.disconnect();
      animation?.cancel();
    },
  };
}
