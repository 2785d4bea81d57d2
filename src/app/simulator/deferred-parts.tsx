import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  Suspense,
  use,
  useDeferredValue,
  useState,
} from 'react';

/** A part that few visitors see, fetched when it is first rendered; where that fails, the page goes on without it. */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<object> = lazy(() =>
    fetchPart().then(
      (part) => ({ default: part as ComponentType<object> }),
      () => ({ default: () => null }),
    ),
  );
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** Whether answers are coming in one after the other, as from a slider that is being moved. */
export const MovingContext = createContext(false);

/**
 * A part that may be painted a moment after the figure: while a slider moves it is not rendered, and
 * afterwards at low priority.
 */
export function deferred<Props extends object>(Part: ComponentType<Props>) {
  const Settled = memo(Part) as unknown as ComponentType<Props>;
  return function Deferred(props: Props) {
    const moving = use(MovingContext);
    const [settled, settle] = useState(props);
    if (!moving && settled !== props) settle(props);
    return <Settled {...useDeferredValue(moving ? settled : props)} />;
  };
}
