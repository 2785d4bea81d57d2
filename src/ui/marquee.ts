const STILL = '(prefers-reduced-motion: reduce), print';

export interface Marquee {
  setPaused(paused: boolean): void;
  end(): void;
}

/**
 * Moves a track of repeated lists to the left for ever, at the same speed on every screen. It holds
 * while pointed at, focused or out of sight, and never starts for who asked for less motion.
 */
export function startMarquee(track: HTMLElement, pixelsPerSecond: number): Marquee {
  const strip = track.parentElement ?? track;
  const listening = new AbortController();
  const held = { byButton: false, byPointer: false, byFocus: false, outOfSight: false };
  let animation: Animation | undefined;

  const hold = (reason: keyof typeof held, value: boolean) => {
    held[reason] = value;
    if (Object.values(held).some(Boolean)) animation?.pause();
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
    hold('byButton', held.byButton);
  };

  const on = (type: string, reason: keyof typeof held, value: boolean) =>
    strip.addEventListener(type, () => hold(reason, value), { signal: listening.signal });
  on('pointerenter', 'byPointer', true);
  on('pointerleave', 'byPointer', false);
  on('focusin', 'byFocus', true);
  on('focusout', 'byFocus', false);

  // Several entries may come at once, oldest first.
  const sight = new IntersectionObserver((entries) =>
    hold('outOfSight', !entries.at(-1)?.isIntersecting),
  );
  sight.observe(strip);
  const size = new ResizeObserver(run);
  if (track.firstElementChild) size.observe(track.firstElementChild);
  matchMedia(STILL).addEventListener('change', run, { signal: listening.signal });

  return {
    setPaused: (paused) => hold('byButton', paused),
    end() {
      listening.abort();
      sight.disconnect();
      size.disconnect();
      animation?.cancel();
    },
  };
}
