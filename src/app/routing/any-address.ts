/** Below the route of all pages: it takes any address, and page-route.tsx shows what stands there. */
export default () => null;
