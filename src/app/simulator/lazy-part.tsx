import { type ComponentType, lazy, Suspense } from 'react';

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
