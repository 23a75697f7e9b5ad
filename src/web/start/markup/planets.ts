import { type PlanetLook, type PlanetShape, smallPlanet } from '#web/ui/scenery/planet/planet-shapes.ts';

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      target.replaceChildren(...smallPlanet((target as SVGElement).dataset as PlanetLook).map(toElement));
    }
  },
  { rootMargin: '100%' },
);

/**
 * Draws the planets of `PlanetLater` when they are less than a screen away. They are not in the HTML, where a hundred of
 * them would be a third of a page.
 */
export function drawPlanets(root: ParentNode): void {
  for (const svg of root.querySelectorAll('svg[data-planet]:empty')) near.observe(svg);
}

function toElement(shape: PlanetShape): SVGElement {
  const isGroup = Array.isArray(shape);
  const element = document.createElementNS('http://www.w3.org/2000/svg', isGroup ? 'g' : 'path');
  if (isGroup) element.append(...shape.map(toElement));
  else for (const [name, value] of Object.entries(shape)) element.setAttribute(name, value);
  return element;
}
