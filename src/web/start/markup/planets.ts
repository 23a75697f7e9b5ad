import { type PlanetShape, planetShapes } from '#web/ui/scenery/planet/planet-shapes.ts';

/** Draws the planets of `svg[data-planet]`. They are not in the HTML, where a hundred of them would be a third of a page. */
export function drawPlanets(root: ParentNode): void {
  for (const svg of root.querySelectorAll<SVGElement>('svg[data-planet]')) {
    if (!svg.firstChild) svg.append(...planetShapes(svg.dataset.planet ?? '').map(toElement));
  }
}

function toElement({ tag, attributes, children = [] }: PlanetShape): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(toElement));
  return element;
}
