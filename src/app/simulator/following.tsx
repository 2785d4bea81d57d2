import { type ComponentType, memo, useDeferredValue } from 'react';

/**
 * What may be painted a moment after the figure that is being moved: it is rendered behind it, and
 * set aside when the next answer comes.
 */
export function following<Props extends object>(Part: ComponentType<Props>) {
  const Settled = memo(Part) as unknown as ComponentType<Props>;
  return function Following(props: Props) {
    return <Settled {...useDeferredValue(props)} />;
  };
}
