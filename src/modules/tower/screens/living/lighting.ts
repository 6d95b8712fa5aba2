import type { Color } from 'three'
import { cssColour } from './ink.ts'

/** The lighting and materials of the tower. */
export type Lighting = {
  night: boolean
  /** The gradient from the zenith to the horizon, in CSS colours. */
  sky: readonly [high: string, middle: string, low: string]
  stone: Color
  brick: Color
  glass: Color
  roof: Color
  land: Color
  lawn: Color
  path: Color
  river: Color
  riverFar: Color
  tree: Color
  ghost: Color
  mark: Color
  sun: { color: Color; strength: number }
  dome: { above: Color; below: Color; strength: number }
}

export function createLighting(night: boolean): Lighting {
  return night ? dusk() : day()
}

/** A clear morning over limestone: the sun is in the east-south-east, so that one wing of the court is bright. */
function day(): Lighting {
  return {
    night: false,
    sky: ['oklch(0.86 0.04 226)', 'oklch(0.925 0.022 215)', 'oklch(0.972 0.011 90)'],
    stone: cssColour('stone-50'),
    brick: blend('stone-400', 'brass-700', 0.3),
    glass: blend('river-300', 'river-600', 0.3),
    roof: blend('stone-200', 'stone-300', 0.4),
    land: blend('stone-100', 'stone-200', 0.55),
    lawn: blend('stone-200', 'map-occupied', 0.5),
    path: cssColour('stone-50'),
    river: blend('river-300', 'river-400', 0.35),
    riverFar: cssColour('river-200'),
    tree: blend('st-occupied', 'stone-400', 0.3),
    ghost: cssColour('stone-500'),
    mark: cssColour('river-950'),
    sun: { color: blend('stone-0', 'brass-100', 0.7), strength: 2.15 },
    dome: { above: blend('stone-0', 'river-100', 0.55), below: cssColour('stone-200'), strength: 1.75 },
  }
}

/** Dusk over the river: the walls are dark and the windows lit. */
function dusk(): Lighting {
  return {
    night: true,
    sky: ['oklch(0.235 0.035 248)', 'oklch(0.36 0.05 280)', 'oklch(0.58 0.062 48)'],
    stone: blend('stone-300', 'river-200', 0.3),
    brick: blend('stone-400', 'brass-700', 0.4),
    glass: blend('river-700', 'river-900', 0.4),
    roof: blend('stone-500', 'river-600', 0.4),
    land: blend('river-800', 'stone-700', 0.35),
    lawn: blend('river-800', 'st-occupied', 0.25),
    path: blend('stone-500', 'river-600', 0.4),
    river: blend('river-700', 'river-800', 0.4),
    riverFar: blend('river-500', 'brass-300', 0.3),
    tree: blend('river-800', 'st-occupied', 0.3),
    ghost: cssColour('stone-300'),
    mark: cssColour('brass-100'),
    sun: { color: blend('brass-300', 'river-100', 0.35), strength: 0.9 },
    dome: { above: blend('river-200', 'stone-200', 0.4), below: cssColour('river-700'), strength: 1.15 },
  }
}

const blend = (from: string, to: string, share: number) => cssColour(from).lerp(cssColour(to), share)
