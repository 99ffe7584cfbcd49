import { given } from '@pinline/chassis/domain/given'
import type { FreightEvent } from '@pinline/events/order/freight-event'
import { describe, it } from 'vitest'
import type { DefineFreight } from './define-freight.ts'
import { freightDecider } from './freight-decider.ts'

const economy = { zone: 'asia', method: 'economy', steps: [{ upToGrams: 500, usCents: 630 }] } as const
const express = { zone: 'asia', method: 'express', steps: [{ upToGrams: 500, usCents: 2810 }] } as const
const setTo = ({ zone, method, steps }: DefineFreight['tariffs'][number]): FreightEvent => ({
  type: 'freight-set',
  data: { zone, method, steps: [...steps] },
})
const command: DefineFreight = {
  type: 'define-freight',
  tariffs: [economy, express].map((tariff) => ({ ...tariff, steps: [...tariff.steps] })),
}

describe('define-freight', () => {
  it('fills an empty table', () => given(freightDecider, []).when(command).then(command.tariffs.map(setTo)))
  it('leaves what was set, and what was emptied', () => {
    given(freightDecider, [setTo({ zone: 'asia', method: 'economy', steps: [] })])
      .when(command)
      .then([setTo({ ...express, steps: [...express.steps] })])
  })
  it('does nothing on repetition', () => given(freightDecider, command.tariffs.map(setTo)).when(command).thenNothing())
})
