import type { Fault, Struck } from '../fault.ts'

/** Several faults on one system: each strikes and is healed before the next. */
export const oneAfterAnother = (name: string, faults: readonly Fault[]): Fault => {
  const twins = [...new Set(faults.flatMap((fault) => fault.twins ?? []))]
  return {
    name,
    ...(twins.length === 0 ? {} : { twins }),
    settings: Object.assign({}, ...faults.map(({ settings }) => settings)),
    prepare: (sabotage) => {
      for (const fault of faults) fault.prepare?.(sabotage)
    },
    inject: async (scene) => {
      const struck: Struck[] = []
      for (const fault of faults) {
        const one = await fault.inject(scene)
        await one.heal()
        struck.push(one)
      }
      return {
        heal: async () => undefined,
        hit: async () => {
          const hits = await Promise.all(struck.map(({ hit }) => hit()))
          return hits.every((hit) => hit !== undefined) ? hits.join('; ') : undefined
        },
        judge: (commits) => struck.flatMap(({ judge }) => judge?.(commits) ?? []),
      }
    },
  }
}
