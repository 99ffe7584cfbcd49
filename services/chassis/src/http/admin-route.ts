import type { z } from 'zod'
import type { AdminResource } from '../contract/call.ts'
import type { AnyProjection } from '../read-models/projection.ts'
import type { RequestContext } from './request-context.ts'

export interface AdminList<Filter> {
  readonly filter: Filter
  /** Present for getMany: only these ids. */
  readonly ids: readonly string[] | undefined
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  /** First and last row, both included. */
  readonly range: readonly [number, number]
}

export interface AdminRoute {
  readonly resource: AdminResource
  readonly waitsFor: readonly AnyProjection[]
  readonly list: (
    request: AdminList<unknown>,
    context: RequestContext,
  ) => Promise<{ rows: readonly unknown[]; total: number }>
  readonly one: (id: string, context: RequestContext) => Promise<unknown>
}

/** A list and its records for the console; `one` answers undefined where there is none (HTTP 404). */
export const adminRoute = <Row extends z.ZodType, Filter extends z.ZodType>(
  resource: AdminResource<Row, Filter>,
  handlers: {
    readonly list: (
      request: AdminList<z.output<Filter>>,
      context: RequestContext,
    ) => Promise<{ rows: readonly z.output<Row>[]; total: number }>
    readonly one: (id: string, context: RequestContext) => Promise<unknown>
  },
  options: { waitsFor?: readonly AnyProjection[] } = {},
): AdminRoute => ({
  resource,
  waitsFor: options.waitsFor ?? [],
  list: (request, context) => handlers.list(request as AdminList<z.output<Filter>>, context),
  one: handlers.one,
})
