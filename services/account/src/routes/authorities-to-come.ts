import type { AnyCall } from '@pinline/chassis/contract/call'
import { rejection } from '@pinline/chassis/contract/error-codes'
import { type Route, route } from '@pinline/chassis/http/route'

export const toCome = (calls: readonly AnyCall[]): Route[] =>
  calls.map((call) => route(call, async () => rejection('not-implemented')))
