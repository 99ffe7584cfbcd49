import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { load } from './contract-modules.ts'

const typesOf = (union: z.ZodDiscriminatedUnion): readonly string[] =>
  union.options.flatMap((option) => {
    const type = option instanceof z.ZodObject ? option.shape.type : undefined
    if (!(type instanceof z.ZodLiteral)) throw new Error('an event without its type')
    return [...type.values].map(String)
  })

/** Each event of a service with a union that parses it: those of its files `<stream>-event.ts`. */
export const eventsOf = async (
  eventsFolder: string,
  service: string,
): Promise<ReadonlyMap<string, z.ZodDiscriminatedUnion>> => {
  const folder = join(eventsFolder, service)
  const files = readdirSync(folder).filter((file) => file.endsWith('-event.ts'))
  const exported = (await Promise.all(files.map((file) => load(join(folder, file))))).flatMap(Object.values)
  return new Map(
    exported
      .filter((one) => one instanceof z.ZodDiscriminatedUnion)
      .flatMap((union) => typesOf(union).map((type) => [type, union] as const)),
  )
}
