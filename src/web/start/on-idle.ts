/** Calls a function after the page has loaded and the browser has nothing else to do. */
export function onIdle(call: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
