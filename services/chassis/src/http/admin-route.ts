import type { AdminResource } from '@pinline/contracts/api/call'
import type { z } from 'zod'
import type { AnyProjection } from '../read-models/projection.ts'
import type { RequestContext } from './request-context.ts'

export interface AdminList<Filter> {
  readonly filter: Filter
  /** Present for getMany: only these ids. */
  readonly ids: readonly string[] | undefined
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  /** First and last row, both included. */
  readonly range: readonly [number, number]
  /** Number of last rows requested instead of `range`; only for a resource that has `countsTo`. */
  readonly end: number | undefined
}

/** Rows in the requested order, and the total: exact, or a minimum. */
export interface AdminRows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly totalIsAtLeast?: boolean
}

export interface AdminRoute {
  readonly resource: AdminResource
  readonly waitsFor: readonly AnyProjection[]
  readonly list: (request: AdminList<unknown>, context: RequestContext) => Promise<AdminRows<unknown>>
  readonly one: (id: string, context: RequestContext) => Promise<unknown>
}

/** A list and its records for the console; `one` returns undefined if there is none (HTTP 404). */
export const adminRoute = <Row extends z.ZodType, Filter extends z.ZodType>(
  resource: AdminResource<Row, Filter>,
  handlers: {
    readonly list: (request: AdminList<z.output<Filter>>, context: RequestContext) => Promise<AdminRows<z.output<Row>>>
    readonly one: (id: string, context: RequestContext) => Promise<unknown>
  },
  options: { waitsFor?: readonly AnyProjection[] } = {},
): AdminRoute => ({
  resource,
  waitsFor: options.waitsFor ?? [],
  list: (request, context) => handlers.list(request as AdminList<z.output<Filter>>, context),
  one: handlers.one,
})
