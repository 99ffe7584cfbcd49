import type { ServiceName } from '@pinline/events/event'
import { z } from 'zod'

/** The schema of each event type of a service. */
type Contracts = ReadonlyMap<string, z.ZodType>

interface Union {
  readonly options: readonly z.ZodType[]
}

const contractsOf = (union: Union): Contracts =>
  new Map(
    union.options.flatMap((option) =>
      [...(option._zod.propValues?.type ?? [])].map((type) => [String(type), option] as const),
    ),
  )

const load = async (): Promise<Readonly<Record<ServiceName, Contracts>>> => {
  const { unionsOfEvents } = await import('./event-unions.ts')
  const contracts = (unions: readonly Union[]) => contractsOf({ options: unions.flatMap(({ options }) => options) })
  return {
    account: contracts(unionsOfEvents.account),
    catalogue: contracts(unionsOfEvents.catalogue),
    order: contracts(unionsOfEvents.order),
    notification: contracts(unionsOfEvents.notification),
  }
}

let loaded: ReturnType<typeof load> | undefined

/** The contracts of a service's events, loaded when the first operator looks: no other request of the gateway needs them. */
export const eventContractsOf = async (service: ServiceName): Promise<Contracts> => {
  loaded ??= load()
  return (await loaded)[service]
}

/** JSON Schema of an event's data as it is stored. */
export const jsonSchemaOf = (contract: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...schema } = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' })
  return schema
}

/** What an event breaks of its contract; null if nothing. */
export const schemaErrorOf = (contract: z.ZodType, event: { type: string; data: unknown }): string | null => {
  const parsed = contract.safeParse(event)
  return parsed.success ? null : z.prettifyError(parsed.error)
}
