import type { Decider } from '@pinline/chassis/domain/decider'
import { furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { defineJob } from '@pinline/chassis/jobs/job'
import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { defineProjection } from '@pinline/chassis/read-models/projection'
import { defineService, type ReportProgress } from '@pinline/chassis/service'
import { call, internal } from '@pinline/contracts/api/call'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { event } from '@pinline/events/event'
import { z } from 'zod'
import { waitFor } from '../../harness/wait-for.ts'

/** The smallest service that uses every mechanism of the chassis: tills that are paid into and audited. */

const paidIn = event('paid-in', { amount: z.int() })
const audited = event('audited', { seen: z.int() })
const checkoutEvent = z.discriminatedUnion('type', [paidIn, audited])
type CheckoutEvent = z.infer<typeof checkoutEvent>
type CheckoutCommand = { type: 'pay-in'; amount: number } | { type: 'audit' }

export const checkout: Decider<{ sum: number; audits: number }, CheckoutCommand, CheckoutEvent> = {
  streamType: 'till',
  initial: { sum: 0, audits: 0 },
  eventSchema: checkoutEvent,
  evolve: (state, event) => {
    switch (event.type) {
      case 'paid-in':
        return { ...state, sum: state.sum + event.data.amount }
      case 'audited':
        return { ...state, audits: state.audits + 1 }
      default:
        return event satisfies never
    }
  },
  decide: (state, command) => {
    switch (command.type) {
      case 'pay-in':
        if (command.amount > 1000) return rejection('quantity-not-allowed')
        return command.amount === 0 ? [] : [{ type: 'paid-in', data: { amount: command.amount } }]
      case 'audit':
        return [{ type: 'audited', data: { seen: state.sum } }]
      default:
        return command satisfies never
    }
  },
}

const checkoutId = z.string().regex(/^till-[0-9a-z-]+$/)
export const payIn = call({
  name: 'pay-in',
  path: '/internal/till/pay-in',
  effect: 'command',
  access: internal,
  input: z.object({ checkout: checkoutId, amount: z.int(), version: z.int().optional() }),
  output: z.object({ sum: z.int() }),
  errors: ['quantity-not-allowed'],
})
export const getCheckout = call({
  name: 'get-checkout',
  path: '/internal/till/read',
  effect: 'read',
  access: internal,
  input: z.object({ checkout: checkoutId }),
  output: z.object({ sum: z.int(), events: z.int(), audits: z.int() }),
  errors: ['not-found'],
})

export const wakeAudit = call({
  name: 'wake-audit',
  path: '/internal/till/wake-audit',
  effect: 'read',
  access: internal,
  input: z.object({ checkout: checkoutId, delayMs: z.int() }),
  output: z.object({}),
  errors: [],
})

export const checkoutView = defineProjection<{ sum: number; events: number; audits: number }, CheckoutEvent>({
  name: 'tills',
  version: 1,
  sources: [{ service: 'notification', streamType: 'till' }],
  eventSchema: checkoutEvent,
  indexes: [{ keys: { sum: 1 } }],
  project: (row, { event }) => {
    const before = row ?? { sum: 0, events: 0, audits: 0 }
    switch (event.type) {
      case 'paid-in':
        if (event.data.amount === 666) throw new Error('a poison amount')
        return { ...before, events: before.events + 1, sum: before.sum + event.data.amount }
      case 'audited':
        return { ...before, events: before.events + 1, audits: before.audits + 1 }
      default:
        return event satisfies never
    }
  },
})

/** What a test moves the service with. */
export interface CheckoutLevers {
  /** Tills that the job is to audit. */
  readonly due: Set<string>
  /** Tills at which the reaction and the job fail; `sweep`: the job's sweep does. */
  readonly failing: Set<string>
  /** Tills at which the job is busy. */
  readonly busy: Set<string>
}

/**
 * Big payments are audited by reaction; checkouts named in `due` by the job. `onStart` runs before it is ready. Another
 * version of the view replaces the first if given.
 */
export const checkoutService = (
  { due, failing, busy }: CheckoutLevers,
  onStart: (report: ReportProgress) => Promise<void> = async () => undefined,
  view = checkoutView,
) =>
  defineService({
    name: 'notification',
    config: z.object({}),
    compose: (platform) => ({
      onStart,
      routes: [
        route(payIn, async (input, context) => {
          const done = await handleCommand(platform, checkout, {
            streamId: input.checkout,
            command: { type: 'pay-in', amount: input.amount },
            context: context.commandContext,
            expectedVersion: input.version,
          })
          return isRejection(done) ? done : result({ sum: done.state.sum }, { positions: [done.position] })
        }),
        route(
          getCheckout,
          async (input) => {
            const row = await platform.view(view).findOne({ _id: input.checkout })
            return row === null
              ? rejection('not-found')
              : result({ sum: row.sum, events: row.events, audits: row.audits })
          },
          { waitsFor: [view] },
        ),
        route(wakeAudit, async (input) => {
          platform.wake('audit-due', input.checkout, new Date(platform.clock.now().getTime() + input.delayMs))
          return result({})
        }),
      ],
      projections: [view],
      reactions: [
        defineReaction({
          name: 'audit-when-much-paid-in',
          subscribesTo: { service: 'notification', types: ['paid-in'], eventSchema: paidIn },
          react: async (recorded, context) => {
            if (recorded.event.data.amount < 500) return
            if (failing.has(recorded.streamId)) throw new Error('the auditor is away')
            await handleCommand(platform, checkout, {
              streamId: recorded.streamId,
              command: { type: 'audit' },
              context,
            })
          },
        }),
      ],
      jobs: [
        defineJob({
          name: 'audit-due',
          sweepEveryMs: 300,
          due: async () => {
            if (failing.has('sweep')) throw new Error('the list of tills is away')
            return [...due]
          },
          run: async (id) => {
            await waitFor(`${id} is no longer busy`, async () => !busy.has(id))
            if (failing.has(id)) throw new Error(`the auditor audit@example.com of ${id} is away`)
            const context = {
              actor: { kind: 'service', id: 'notification' },
              correlationId: id,
              causationId: id,
              request: { id: `audit-due-${id}`, hash: 'effect' },
            } as const
            const state = await loadStream(platform, checkout, id)
            if (state.version > 0)
              await handleCommand(platform, checkout, {
                streamId: id,
                command: { type: 'audit' },
                context: furtherContext(context, 'audit'),
              })
          },
        }),
      ],
    }),
  })
