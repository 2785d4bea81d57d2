import { type ComponentType, createContext, memo, use, useDeferredValue, useState } from 'react';

/** Whether answers are coming in one after the other, as from a slider that is being moved. */
export const MovingContext = createContext(false);

/**
 * What may be painted a moment after the figure and the day that are being moved: it stands still
 * until they do, and is then rendered behind whatever comes next.
 */
export function following<Props extends object>(Part: ComponentType<Props>) {
  const Settled = memo(Part) as unknown as ComponentType<Props>;
  return function Following(props: Props) {
    const moving = use(MovingContext);
    const [settled, settle] = useState(props);
    if (!moving && settled !== props) settle(props);
    return <Settled {...useDeferredValue(moving ? settled : props)} />;
  };
}
