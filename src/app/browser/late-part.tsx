import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface Late {
  /** Whenever this changes, what failed is tried again. */
  attempt?: unknown;
  onFailed?: () => void;
}

/**
 * What comes after hydration, for parts that nobody may wait for or stumble over: until it is there,
 * and where it cannot be downloaded, there is nothing. A lazy component would take the page with it.
 */
export function useLoaded<Loaded>(
  load: (() => Promise<Loaded>) | undefined,
  { attempt, onFailed }: Late = {},
): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ value: Loaded; by: unknown }>();
  const fail = useEffectEvent(() => onFailed?.());
  const isThere = load === undefined || loaded?.by === load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is not read
  useEffect(() => {
    if (isThere) return;
    let current = true;
    load().then(
      (value) => current && setLoaded({ value, by: load }),
      () => current && fail(),
    );
    return () => {
      current = false;
    };
  }, [load, isThere, attempt]);
  return loaded?.value;
}

interface LatePartProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

function LatePart<Props extends object>({ load, props }: LatePartProps<Props>) {
  const Loaded = useLoaded(load);
  return Loaded && <Loaded {...props} />;
}

/** A part that few visitors see, fetched when it is first rendered. */
export const latePart =
  <Props extends object>(load: LatePartProps<Props>['load']) =>
  (props: Props) => <LatePart load={load} props={props} />;
