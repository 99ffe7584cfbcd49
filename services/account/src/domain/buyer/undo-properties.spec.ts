import { fold } from '@pinline/chassis/domain/decider'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import type { VaultReference } from '@pinline/events/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stillUndoable, undoableLimit } from '../undo/undoable-changes.ts'
import { buyer, reference, registered } from './buyer.fixtures.ts'
import type { RegisteredBuyer } from './buyer.ts'
import { type BuyerCommand, buyerDecider } from './buyer-decider.ts'

const windowMs = 72 * 3_600_000
/** Instants are compared as texts only: here they count milliseconds. */
const instantAfter = (ms: number): string => String(ms).padStart(12, '0')

/** What somebody who holds the account may do; `link`: which of the open links they use, if they have it. */
type Step =
  | { readonly kind: 'contact' | 'password' | 'profile'; readonly afterMs: number }
  | { readonly kind: 'undo'; readonly link: number; readonly afterMs: number }

const within = (ms: number) => fc.integer({ min: 0, max: ms })
const stepWithin = (ms: number): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.record({ kind: fc.constantFrom('contact' as const, 'password', 'profile'), afterMs: within(ms) }),
    fc.record({ kind: fc.constant('undo' as const), link: fc.integer({ min: 0, max: 12 }), afterMs: within(ms) }),
  )

/** A buyer's stream, written by commands one after another. */
class Stream {
  readonly events: BuyerEvent[] = [registered]
  #version = 1
  #ms = 0

  get state(): RegisteredBuyer {
    const state = fold(buyerDecider, this.events)
    if (state.status !== 'registered') throw new Error('not registered')
    return state
  }

  get now(): string {
    return instantAfter(this.#ms)
  }

  /** Whether the command was accepted. */
  give(command: BuyerCommand): boolean {
    const decision = buyerDecider.decide(this.state, command)
    if (isRejection(decision)) return false
    this.events.push(...decision)
    return true
  }

  next(kind: 'contact' | 'credential'): VaultReference {
    this.#version += 1
    return reference(`${kind}-${buyer}@${this.#version}`)
  }

  undo(changeRef: VaultReference, now = this.now): boolean {
    const [contactRef, credentialRef] = [this.next('contact'), this.next('credential')]
    const basedOn = this.state.contactRef
    return this.give({ type: 'undo-account-change', changeRef, basedOn, contactRef, credentialRef, now })
  }

  changeContact(): VaultReference | undefined {
    const contactRef = this.next('contact')
    const done = this.give({
      type: 'change-contact',
      changed: 'email',
      basedOn: this.state.contactRef,
      contactRef,
      now: this.now,
      undoableUntil: instantAfter(this.#ms + windowMs),
    })
    return done ? contactRef : undefined
  }

  /** @param usable which open links this person holds */
  take(step: Step, usable: (changeRef: VaultReference) => boolean = () => true): unknown {
    this.#ms += step.afterMs
    switch (step.kind) {
      case 'contact':
        return this.changeContact()
      case 'password': {
        const undoableUntil = instantAfter(this.#ms + windowMs)
        return this.give({
          type: 'reset-password',
          credentialRef: this.next('credential'),
          now: this.now,
          undoableUntil,
        })
      }
      case 'profile': {
        const contact = { basedOn: this.state.contactRef, contactRef: this.next('contact') }
        return this.give({ type: 'change-profile', contact, now: this.now })
      }
      case 'undo': {
        const change = this.state.undoable[step.link]
        return change !== undefined && usable(change.changeRef) && this.undo(change.changeRef)
      }
      default:
        return step satisfies never
    }
  }
}

describe('undoing a change', () => {
  it('works to the end of its time, whatever somebody without its link does in between', () =>
    fc.assert(
      fc.property(
        fc.array(stepWithin(windowMs / 60), { maxLength: 6 }),
        fc.array(stepWithin(windowMs / 60), { maxLength: 40 }),
        (before, after) => {
          const stream = new Stream()
          for (const step of before) stream.take(step)
          const older = stream.state
          const taken = stream.changeContact()
          fc.pre(taken !== undefined)
          const isTheirs = (changeRef: VaultReference) =>
            changeRef !== taken && !older.undoable.some((change) => change.changeRef === changeRef)
          for (const step of after) stream.take(step, isTheirs)
          const change = stream.state.undoable.find(({ changeRef }) => changeRef === taken)
          expect(change?.contactBefore).toBe(older.contactRef)
          const credential = stream.state.credentialRef
          expect(stream.undo(taken)).toBe(true)
          expect(stream.state.credentialRef).not.toBe(credential)
          expect(stillUndoable(stream.state.undoable, stream.now)).toEqual(stillUndoable(older.undoable, stream.now))
        },
      ),
    ))

  it('works once, and not after its time', () =>
    fc.assert(
      fc.property(fc.array(stepWithin(windowMs / 3), { maxLength: 30 }), fc.nat(12), (steps, chosen) => {
        const stream = new Stream()
        for (const step of steps) stream.take(step)
        const change = stream.state.undoable[chosen]
        fc.pre(change !== undefined)
        expect(stream.undo(change.changeRef, change.until)).toBe(false)
        if (change.until > stream.now) expect(stream.undo(change.changeRef)).toBe(true)
        expect(stream.undo(change.changeRef)).toBe(false)
      }),
    ))

  it('never keeps more than ten changes', () =>
    fc.assert(
      fc.property(fc.array(stepWithin(windowMs / 20), { maxLength: 60 }), (steps) => {
        const stream = new Stream()
        for (const step of steps) {
          stream.take(step)
          expect(stream.state.undoable.length).toBeLessThanOrEqual(undoableLimit)
        }
      }),
    ))
})
