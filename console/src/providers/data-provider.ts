import type { ApiTexts } from '@pinline/ui/api-client/api-text'
import { loadChunk } from '@pinline/ui/design/load-chunk'
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, fetchUtils, GetListParams } from 'react-admin'
import { z } from 'zod'
import type { AdminResources } from './admin-resources.ts'

type HttpClient = (url: string, options?: fetchUtils.Options) => ReturnType<typeof fetchUtils.fetchJson>

const base = '/api/v1/admin'

/** What a list returns besides its rows. */
export interface ListMeta {
  /** The total is the limit of the count; there are more rows. */
  readonly totalIsAtLeast: boolean
}

/** A list or a record does not match its resource's schema. */
class InvalidResponse extends Error {
  override readonly name = 'InvalidResponse'
}

/** `/api/v1/admin/orders/2611204073918` → `orders`. */
const resourceOf = (url: string): string => url.slice(base.length + 1).split(/[/?]/)[0] ?? ''

/**
 * Reads lists and records by ra-data-simple-rest and parses each row by its resource's schema. Changes are named
 * commands sent by the API client; nothing is created, updated or deleted from here.
 */
export const createDataProvider = (client: HttpClient, resources: AdminResources, texts: ApiTexts): DataProvider => {
  const rowOf = async (name: string) => {
    const load = resources[name]
    if (load === undefined) return z.unknown()
    try {
      return (await loadChunk(load)).row
    } catch (cause) {
      throw new Error(texts('network-failed'), { cause })
    }
  }

  const parsing: HttpClient = async (url, options) => {
    const [response, row] = await Promise.all([client(url, options), rowOf(resourceOf(url))])
    const parsed = (Array.isArray(response.json) ? z.array(row) : row).safeParse(response.json)
    if (!parsed.success) throw new InvalidResponse(texts('answer-not-understood'), { cause: parsed.error })
    return { ...response, json: parsed.data }
  }

  const rest = simpleRestProvider(base, parsing)

  /** One page, and whether there are more rows than were counted. */
  const list = async (resource: string, params: GetListParams, end?: number) => {
    let totalIsAtLeast = false
    const countingClient: HttpClient = async (url, options) => {
      const response = await parsing(end === undefined ? url : `${url}&end=${end}`, options)
      totalIsAtLeast = response.headers.get('x-total') === 'at-least'
      return response
    }
    const listed = await simpleRestProvider(base, countingClient).getList(resource, params)
    return { ...listed, total: listed.total ?? 0, meta: { totalIsAtLeast } satisfies ListMeta }
  }

  // For a list that is longer than the count, the last page of the pager shows the last rows.
  const getList = async (resource: string, params: GetListParams) => {
    const listed = await list(resource, params)
    const { page, perPage } = params.pagination ?? { page: 1, perPage: listed.total }
    const isLast = listed.meta.totalIsAtLeast && page > 1 && page * perPage >= listed.total
    return isLast ? await list(resource, params, perPage) : listed
  }

  return { ...rest, getList: getList as DataProvider['getList'], supportAbortSignal: true }
}
