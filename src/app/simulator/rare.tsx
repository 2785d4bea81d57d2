import { type ComponentType, lazy, Suspense } from 'react';

/** What few visitors see is fetched for them alone; where that fails, the rest goes on without it. */
export function rare<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
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
