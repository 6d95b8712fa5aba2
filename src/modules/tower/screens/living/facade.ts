import { Color, DataTexture, FloatType, MeshLambertMaterial, NearestFilter, RGBAFormat } from 'three'
import { patterns, type Fill } from '../../colourings.ts'
import { cssColour } from './ink.ts'
import type { Lighting } from './lighting.ts'

/** The width of the texture in texels. */
const row = 256

/** The colours of all places, one texel each: linear RGB, with the pattern's number in alpha. */
export function paintTexture(places: number): DataTexture {
  const high = Math.max(1, Math.ceil(places / row))
  const texture = new DataTexture(new Float32Array(row * high * 4), row, high, RGBAFormat, FloatType)
  texture.minFilter = texture.magFilter = NearestFilter
  return texture
}

/** Writes the paint of each place; a place without one stays plain stone. */
export function fillPaints(paints: DataTexture, fills: readonly (Fill | undefined)[]) {
  const data = paints.image.data as Float32Array
  for (const [i, one] of fills.entries()) {
    const { r, g, b } = cssColour(one?.cssColour ?? 'map-service')
    data.set([r, g, b, one ? patterns.indexOf(one.pattern) : 0], i * 4)
  }
  paints.needsUpdate = true
}

export type FacadeLight = {
  paints: { value: DataTexture }
  stone: { value: Color }
  brick: { value: Color }
  glass: { value: Color }
  mark: { value: Color }
  night: { value: number }
  chosen: { value: number }
  pointed: { value: number }
}

export const facadeLight = (paints: DataTexture): FacadeLight => ({
  paints: { value: paints },
  stone: { value: new Color() },
  brick: { value: new Color() },
  glass: { value: new Color() },
  mark: { value: new Color() },
  night: { value: 0 },
  chosen: { value: -1 },
  pointed: { value: -1 },
})

export function applyFacadeLighting(light: FacadeLight, lighting: Lighting) {
  light.stone.value.copy(lighting.stone)
  light.brick.value.copy(lighting.brick)
  light.glass.value.copy(lighting.glass)
  light.mark.value.copy(lighting.mark)
  light.night.value = lighting.night ? 1 : 0
}

/** Shared by walls and plans: a place's paint, its pattern in metres, and how the chosen one is highlighted. */
const paintPars = /* glsl */ `
uniform sampler2D paints;
uniform vec3 stone, brick, glass, mark;
uniform float night, chosen, pointed;
flat varying vec4 vPaint;
flat varying float vPlace;
float lineAt(float x, float period, float width) {
  float d = abs(fract(x / period) - .5) * period;
  float soft = max(fwidth(x), .001);
  // Lines finer than a pixel become their mean, so that a far facade does not shimmer.
  return mix(1. - smoothstep(width * .5 - soft * .5, width * .5 + soft * .5, d), width / period, smoothstep(period * .35, period * .9, soft));
}
/** How much of the second tone a pattern lays over the first. */
float patternAt(float pattern, vec2 m, float edge) {
  if (pattern < .5) return 0.;
  if (pattern < 1.5) return 1. - smoothstep(.12, .12 + max(fwidth(edge), .02), edge);
  if (pattern < 2.5) return lineAt((m.x + m.y) * .7071, .95, .38);
  if (pattern < 3.5) return lineAt(m.x, .85, .34);
  if (pattern < 4.5) return lineAt(m.y, .85, .34);
  if (pattern < 5.5) {
    vec2 c = (fract(m / .8) - .5) * .8;
    float soft = max(fwidth(m.x), .01);
    return mix(1. - smoothstep(.19 - soft, .19 + soft, length(c)), .18, smoothstep(.3, .7, soft));
  }
  return max(lineAt((m.x + m.y) * .7071, 1., .3), lineAt((m.x - m.y) * .7071, 1., .3));
}
vec3 painted(vec4 paint, vec2 m, float edge) {
  // At night the pattern of an outline is lighter than its area; otherwise every pattern is darker.
  vec3 second = mix(paint.rgb * .45, mix(paint.rgb, vec3(1.), .3), step(.5, night) * (1. - step(1.5, paint.a)));
  return mix(paint.rgb, second, patternAt(floor(paint.a + .5), m, edge) * .85);
}
float hashOf(float n) { return fract(sin(n * 12.9898) * 43758.5453); }
`
const readPaint = /* glsl */ `
  vPlace = place;
  int at = int(max(place, 0.) + .5);
  vPaint = place < -.5 ? vec4(0.) : texelFetch(paints, ivec2(at % ${row}, at / ${row}), 0);
`

/** The walls: windows between stone, filled with the paint of the home behind them. */
export function facadeMaterial(light: FacadeLight): MeshLambertMaterial {
  const material = new MeshLambertMaterial()
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, light)
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
attribute vec2 size; attribute float place; attribute float kind; attribute vec2 inner;
uniform sampler2D paints;
varying vec2 vMetres; flat varying vec2 vSize; flat varying float vKind; flat varying vec2 vInner;
flat varying vec4 vPaint; flat varying float vPlace; varying vec3 vSeen; varying vec3 vOut;`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
  vSize = size; vKind = kind; vInner = inner;
  vMetres = (position.xy + vec2(.5, 0.)) * size;
${readPaint}`,
      )
      .replace(
        '#include <project_vertex>',
        '#include <project_vertex>\n  vSeen = -mvPosition.xyz; vOut = transformedNormal;',
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
varying vec2 vMetres; flat varying vec2 vSize; flat varying float vKind; flat varying vec2 vInner; varying vec3 vSeen; varying vec3 vOut;
${paintPars}`,
      )
      .replace('#include <color_fragment>', wall)
      .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance += glow;')
  }
  return material
}

const wall = /* glsl */ `
  vec2 m = vMetres;
  float h = vSize.y;
  bool owned = vKind < 1.5;
  float pace = vKind < .5 ? 3.5 : vKind < 1.5 ? 4.6 : vKind < 2.5 ? 40. : vKind < 3.5 ? 5.2 : 2.4;
  float bays = max(1., floor(vSize.x / pace + .5));
  float bay = vSize.x / bays;
  float number = floor(m.x / bay);
  float x = m.x - number * bay;
  // The open part of a bay: from, to in metres.
  float pier = vKind < .5 ? .2 : vKind < 1.5 ? .3 : vKind < 3.5 ? .75 : .07;
  float sill = vKind < .5 ? .3 : vKind < 1.5 ? .25 : vKind < 3.5 ? .55 : .3;
  float head = vKind < .5 ? .36 : vKind < 1.5 ? 1.5 : vKind < 3.5 ? .7 : .5;
  float levels = vKind > 2.5 && vKind < 3.5 ? 2. : 1.;
  float level = h / levels;
  float y = mod(m.y, level);
  float ends = min(m.x, vSize.x - m.x);
  float edge = min(min(x, bay - x) - pier, min(y - sill, level - head - y));
  float soft = max(fwidth(m.x) + fwidth(m.y), .01) * .5;
  float open = smoothstep(-soft, soft, edge) * (vKind > 1.5 && vKind < 2.5 ? 0. : 1.);
  float mullion = owned || vKind > 3.5 ? 1. - smoothstep(.035, .035 + soft, abs(x - bay * .5)) : 0.;
  float tone = hashOf(vPlace * 7.13 + number * 1.7 + 3.);
  vec3 skin = vKind > 2.5 && vKind < 3.5 ? brick : stone;
  if (vKind > 1.5 && vKind < 3.5) skin *= .97 + .03 * hashOf(floor(m.y / .6) + floor(m.x / 1.2) * 9.);
  vec3 pane = glass;
  if (owned) pane = painted(vPaint, m, edge) * (.95 + .08 * tone);
  else if (vKind < 3.5) pane = mix(brick, glass, .55) * .42;
  pane *= mix(.88, 1.05, clamp(y / level, 0., 1.));
  float rim = 1. - abs(dot(normalize(vSeen), normalize(vOut)));
  pane = mix(pane, vec3(1.), (1. - night) * .16 * rim * rim);
  pane = mix(pane, pane * .55, mullion * .8);
  // By night a window shows its own light, not the sky's.
  if (owned) pane *= 1. - .6 * night;
  vec3 built = mix(skin, pane, open);
  // Less light comes into the inner corner, under the slab, and down to the street.
  float shade = 1. - .34 * exp(-(min(vInner.x + m.x, vInner.y + vSize.x - m.x)) / 6.5);
  shade *= 1. - .2 * smoothstep(h - .9, h - .25, m.y);
  shade *= 1. - .1 * (1. - smoothstep(0., 1.2, m.y));
  diffuseColor.rgb = built * shade;
  vec3 glow = vec3(0.);
  if (owned) glow = painted(vPaint, m, edge) * open * (1. - mullion * .5) * night * (.62 + .8 * tone);
  else if (vKind > 3.5) glow = vec3(1., .78, .5) * open * (1. - mullion) * night * (.35 + .3 * tone);
  if (chosen >= 0. && abs(vPlace - chosen) < .5) {
    float border = 1. - smoothstep(.3, .3 + soft, min(ends, min(m.y, h - m.y)));
    diffuseColor.rgb = mix(mix(built, vec3(1.), .25 * open), mark, border);
    glow += mark * border * .9 * night + vec3(.06) * open;
  } else if (pointed >= 0. && abs(vPlace - pointed) < .5) {
    float border = 1. - smoothstep(.18, .18 + soft, min(ends, min(m.y, h - m.y)));
    diffuseColor.rgb = mix(mix(built, vec3(1.), .18 * open), mark, border * .8);
    glow += mark * border * .6 * night;
  }
`

/** Balconies: a stone slab, and a railing with a little of the home's paint. */
export function balconyMaterial(light: FacadeLight): MeshLambertMaterial {
  const material = new MeshLambertMaterial()
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, light)
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
attribute float place; attribute float mark; uniform sampler2D paints; flat varying vec4 vPaint; flat varying float vPlace; flat varying float vRail;`,
      )
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n  vRail = mark;\n${readPaint}`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nflat varying float vRail;\n${paintPars}`)
      .replace(
        '#include <color_fragment>',
        /* glsl */ `
  diffuseColor.rgb = mix(stone, vPaint.rgb, vRail * .62);
  bool marked = (chosen >= 0. && abs(vPlace - chosen) < .5) || (pointed >= 0. && abs(vPlace - pointed) < .5);
  if (marked) diffuseColor.rgb = mix(diffuseColor.rgb, mark, .35);
  vec3 glow = vPaint.rgb * vRail * night * .12;`,
      )
      .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance += glow;')
  }
  return material
}

/** The plan of the floor at which the tower is cut open: each home in its paint. */
export function planMaterial(light: FacadeLight): MeshLambertMaterial {
  const material = new MeshLambertMaterial()
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, light)
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
attribute float place; uniform sampler2D paints; varying vec2 vMetres; flat varying vec4 vPaint; flat varying float vPlace;`,
      )
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n  vMetres = position.xz;\n${readPaint}`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec2 vMetres;\n${paintPars}`)
      .replace(
        '#include <color_fragment>',
        /* glsl */ `
  vec3 floorPaint = vPlace < -.5 ? stone * .9 : painted(vPaint, vMetres, 9.);
  float marked = chosen >= 0. && abs(vPlace - chosen) < .5 ? 1. : pointed >= 0. && abs(vPlace - pointed) < .5 ? .5 : 0.;
  diffuseColor.rgb = mix(floorPaint, mark, marked * .6);
  vec3 glow = vPlace < -.5 ? vec3(0.) : floorPaint * night * .55;`,
      )
      .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance += glow;')
  }
  return material
}
