import type { AdminResource } from '@pinline/chassis/contract/call'
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, fetchUtils } from 'react-admin'
import { z } from 'zod'

type HttpClient = (url: string, options?: fetchUtils.Options) => ReturnType<typeof fetchUtils.fetchJson>

const base = '/api/v1/admin'

/** The answer of a list or a record is not what its resource promises. */
class AnswerNotUnderstood extends Error {
  override readonly name = 'AnswerNotUnderstood'
}

/** `/api/v1/admin/orders/2611204073918` → `orders`. */
const resourceOf = (url: string): string => url.slice(base.length + 1).split(/[/?]/)[0] ?? ''

/**
 * Reads lists and records by ra-data-simple-rest and parses each row by its resource's schema. Changes are named
 * commands sent by the API client; nothing is created, updated or deleted from here.
 */
export const createDataProvider = (
  client: HttpClient,
  resources: readonly AdminResource[],
  notUnderstood: () => string,
): DataProvider => {
  const rows = new Map(resources.map((resource) => [resource.name, resource.row]))

  const parsing: HttpClient = async (url, options) => {
    const answer = await client(url, options)
    const row = rows.get(resourceOf(url)) ?? z.unknown()
    const parsed = (Array.isArray(answer.json) ? z.array(row) : row).safeParse(answer.json)
    if (!parsed.success) throw new AnswerNotUnderstood(notUnderstood(), { cause: parsed.error })
    return { ...answer, json: parsed.data }
  }

  return { ...simpleRestProvider(base, parsing), supportAbortSignal: true }
}
