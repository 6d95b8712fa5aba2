import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { type Material, ShaderLib, type WebGLProgramParametersWithUniforms, type WebGLRenderer } from 'three'
import { bodyOf } from '#tower/geometry/tower-body.ts'
import { demoModel } from '../support/tower-model.ts'

/** The exports of a module of the picture; the types of the server do not include those of a browser. */
const load = async (file: string) =>
  (await import(join(import.meta.dirname, '../../src/modules/tower/screens/living', file))) as Record<
    string,
    (...inputs: unknown[]) => unknown
  >
const { facadeLight, paintTexture, ...facade } = await load('facade.ts')
const { groundMesh } = await load('surroundings.ts')

const model = demoModel()
const body = bodyOf(model)
const light = facadeLight!(paintTexture!(body.places.length))
const materials: Record<string, Material> = {
  facade: facade['facadeMaterial']!(light) as Material,
  balcony: facade['balconyMaterial']!(light) as Material,
  plan: facade['planMaterial']!(light) as Material,
  ground: (groundMesh!(body, model) as { mesh: { material: Material } }).mesh.material,
}

describe('a shader of the tower', () => {
  for (const [name, material] of Object.entries(materials))
    it(`has a value for each of its own uniforms: ${name}`, () => {
      const { vertexShader, fragmentShader } = ShaderLib.lambert
      const shader = { uniforms: {}, vertexShader, fragmentShader }
      material.onBeforeCompile(shader as WebGLProgramParametersWithUniforms, {} as WebGLRenderer)
      const own = declared(shader).filter((uniform) => !declared(ShaderLib.lambert).includes(uniform))
      assert(own.length > 0)
      assert.deepEqual(
        own.filter((uniform) => !(uniform in shader.uniforms)),
        [],
      )
    })
})

/** The names of the uniforms that a shader declares: `uniform vec2 middle; uniform vec3 land, lawn;`. */
function declared({ vertexShader, fragmentShader }: { vertexShader: string; fragmentShader: string }): string[] {
  const declarations = `${vertexShader}\n${fragmentShader}`.matchAll(/\buniform \w+ ([\w\s,]+);/g)
  return [...new Set([...declarations].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())))]
}
