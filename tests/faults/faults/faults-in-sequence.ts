import type { ActiveFault, Fault } from '../fault.ts'

/** Several faults on one system: each is healed before the next. */
export const faultsInSequence = (name: string, faults: readonly Fault[]): Fault => {
  const twins = [...new Set(faults.flatMap((fault) => fault.twins ?? []))]
  return {
    name,
    ...(twins.length === 0 ? {} : { twins }),
    ...(faults.some(({ slowsMongodb }) => slowsMongodb) ? { slowsMongodb: true } : {}),
    settings: Object.assign({}, ...faults.map(({ settings }) => settings)),
    prepare: (faultLevers) => {
      for (const fault of faults) fault.prepare?.(faultLevers)
    },
    inject: async (context) => {
      const activeFault: ActiveFault[] = []
      for (const fault of faults) {
        const one = await fault.inject(context)
        await one.recover()
        activeFault.push(one)
      }
      return {
        recover: async () => undefined,
        hit: async () => {
          const hits = await Promise.all(activeFault.map(({ hit }) => hit()))
          return hits.every((hit) => hit !== undefined) ? hits.join('; ') : undefined
        },
        verify: (commits) => activeFault.flatMap(({ verify }) => verify?.(commits) ?? []),
      }
    },
  }
}
