import type { Decider } from '@pinline/chassis/domain/decider'
import { furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { defineJob } from '@pinline/chassis/jobs/job'
import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { defineProjection } from '@pinline/chassis/read-models/projection'
import { defineService } from '@pinline/chassis/service'
import { call, internal } from '@pinline/contracts/api/call'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { fact } from '@pinline/events/fact'
import { z } from 'zod'

/** The smallest service that uses every mechanism of the chassis: tills that are paid into and audited. */

const paidIn = fact('paid-in', { amount: z.int() })
const audited = fact('audited', { seen: z.int() })
const tillFact = z.discriminatedUnion('type', [paidIn, audited])
type TillFact = z.infer<typeof tillFact>
type TillCommand = { type: 'pay-in'; amount: number } | { type: 'audit' }

export const till: Decider<{ sum: number; audits: number }, TillCommand, TillFact> = {
  streamType: 'till',
  initial: { sum: 0, audits: 0 },
  factSchema: tillFact,
  evolve: (state, event) => {
    switch (event.type) {
      case 'paid-in':
        return { ...state, sum: state.sum + event.data.amount }
      case 'audited':
        return { ...state, audits: state.audits + 1 }
      default: {
        const missing: never = event
        return missing
      }
    }
  },
  decide: (state, command) => {
    switch (command.type) {
      case 'pay-in':
        if (command.amount > 1000) return rejection('quantity-not-allowed')
        return command.amount === 0 ? [] : [{ type: 'paid-in', data: { amount: command.amount } }]
      case 'audit':
        return [{ type: 'audited', data: { seen: state.sum } }]
      default: {
        const missing: never = command
        return missing
      }
    }
  },
}

const tillId = z.string().regex(/^till-[0-9a-z-]+$/)
export const payIn = call({
  name: 'pay-in',
  path: '/internal/till/pay-in',
  effect: 'command',
  authority: internal,
  input: z.object({ till: tillId, amount: z.int(), version: z.int().optional() }),
  output: z.object({ sum: z.int() }),
  errors: ['quantity-not-allowed'],
})
export const readTill = call({
  name: 'read-till',
  path: '/internal/till/read',
  effect: 'read',
  authority: internal,
  input: z.object({ till: tillId }),
  output: z.object({ sum: z.int(), facts: z.int(), audits: z.int() }),
  errors: ['not-found'],
})

export const tillView = defineProjection<{ sum: number; facts: number; audits: number }, TillFact>({
  name: 'tills',
  version: 1,
  sources: [{ service: 'notification', streamType: 'till' }],
  factSchema: tillFact,
  indexes: [{ keys: { sum: 1 } }],
  project: (row, { fact: event }) => {
    const before = row ?? { sum: 0, facts: 0, audits: 0 }
    switch (event.type) {
      case 'paid-in':
        if (event.data.amount === 666) throw new Error('a poison amount')
        return { ...before, facts: before.facts + 1, sum: before.sum + event.data.amount }
      case 'audited':
        return { ...before, facts: before.facts + 1, audits: before.audits + 1 }
      default: {
        const missing: never = event
        return missing
      }
    }
  },
})

/** What a test moves the service with. */
export interface TillLevers {
  /** Tills that the job is to audit. */
  readonly due: Set<string>
  /** Tills at which the reaction fails. */
  readonly unwilling: Set<string>
}

/**
 * Big payments are audited by reaction; tills named in `due` by the job. `onStart` runs before it is ready. Another version
 * of the view is read in place of the first where one is given.
 */
export const tillService = (
  { due, unwilling }: TillLevers,
  onStart: () => Promise<void> = async () => undefined,
  view = tillView,
) =>
  defineService({
    name: 'notification',
    config: z.object({}),
    compose: (platform) => ({
      onStart,
      routes: [
        route(payIn, async (input, context) => {
          const done = await handleCommand(platform, till, {
            streamId: input.till,
            command: { type: 'pay-in', amount: input.amount },
            context: context.commandContext,
            expectedVersion: input.version,
          })
          return isRejection(done) ? done : answer({ sum: done.state.sum }, { positions: [done.position] })
        }),
        route(
          readTill,
          async (input) => {
            const row = await platform.view(view).findOne({ _id: input.till })
            return row === null
              ? rejection('not-found')
              : answer({ sum: row.sum, facts: row.facts, audits: row.audits })
          },
          { waitsFor: [view] },
        ),
      ],
      projections: [view],
      reactions: [
        defineReaction({
          name: 'audit-when-much-paid-in',
          hears: { service: 'notification', types: ['paid-in'], factSchema: paidIn },
          react: async (recorded, context) => {
            if (recorded.fact.data.amount < 500) return
            if (unwilling.has(recorded.streamId)) throw new Error('the auditor is away')
            await handleCommand(platform, till, { streamId: recorded.streamId, command: { type: 'audit' }, context })
          },
        }),
      ],
      jobs: [
        defineJob({
          name: 'audit-due',
          sweepEveryMs: 300,
          due: async () => [...due],
          run: async (id) => {
            const context = {
              actor: { kind: 'service', id: 'notification' },
              correlationId: id,
              causationId: id,
              request: { id: `audit-due-${id}`, hash: 'effect' },
            } as const
            const state = await loadStream(platform, till, id)
            if (state.version > 0)
              await handleCommand(platform, till, {
                streamId: id,
                command: { type: 'audit' },
                context: furtherContext(context, 'audit'),
              })
          },
        }),
      ],
    }),
  })
