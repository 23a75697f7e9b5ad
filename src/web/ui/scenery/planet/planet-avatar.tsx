import { createElement, type ReactNode } from 'react';
import styles from './planet-avatar.module.css';
import { type PlanetShape, planetShapes } from './planet-shapes.ts';

type Props = { seed: string; size?: 's' | 'm' | 'l' | 'xl' | undefined };

const SVG = { className: styles.avatar, viewBox: '-22 -22 44 44' };

/** Draws the default avatar, a small planet generated from a text. Contains no ids or styles, to stay small. */
export const PlanetAvatar = ({ seed, size }: Props) => (
  <svg {...SVG} data-size={size} aria-hidden="true">
    {planetShapes(seed).map(toElement)}
  </svg>
);

/**
 * Reserves space for a planet that the first script draws (web/start/markup/planets.ts), because a list shows a hundred
 * of them. Only for static markup: React would remove the drawing.
 */
export const PlanetLater = ({ seed }: { seed: string }) => <svg {...SVG} data-planet={seed} aria-hidden="true" />;

const toElement = ({ tag, attributes, children }: PlanetShape, index: number): ReactNode =>
  createElement(tag, { key: index, ...attributes }, children?.map(toElement));
