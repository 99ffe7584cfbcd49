import { methodsOf } from '@pinline/contracts/api/call'
import { contentPreviewHours } from '@pinline/contracts/catalogue/content/preview-token'
import { documentLinkMinutes } from '@pinline/contracts/order/document/order-document'
import { describe, expect, test } from 'vitest'
import { allCalls, allResources, allStreams, fieldsOf } from '../security/call-tables.ts'

/** Names of what opens something for whoever knows it. */
const secretName = /token|secret|passw|pwd|ticket|signature|otp|apikey|(?:^|verification|recovery|factor)code$/i

/** Links that are made to be opened or passed on: each shows one thing, is signed, and ends by itself. */
const signedLinks: Readonly<Record<string, number>> = {
  'get-order-document.document': documentLinkMinutes,
  'preview-content.token': contentPreviewHours * 60,
  'get-content-picture.token': contentPreviewHours * 60,
  'get-content-file.token': contentPreviewHours * 60,
}

/** Of a currency. */
const noSecret = 'list-exchange-rates.code'

describe('a secret in the input of a call', () => {
  const secrets = allCalls.flatMap((call) =>
    [...fieldsOf(call)].flatMap(([path, name]) =>
      secretName.test(name) || `${call.name}.${path}` in signedLinks ? [{ call, field: `${call.name}.${path}` }] : [],
    ),
  )

  test('is found by its name', () => {
    const names = secrets.map(({ field }) => field)
    expect(names).toEqual(
      expect.arrayContaining(['log-in.password', 'undo-account-change.token', 'confirm-second-factor.code']),
    )
    expect(names).toEqual(expect.arrayContaining(Object.keys(signedLinks)))
  })

  test('stands in no URL, except in a signed link', () => {
    const inUrls = secrets.filter(
      ({ call }) => call.access.kind !== 'internal' && methodsOf(call.effect).includes('GET'),
    )
    expect(
      inUrls
        .map(({ field }) => field)
        .filter((field) => field !== noSecret)
        .toSorted(),
    ).toEqual(Object.keys(signedLinks).toSorted())
  })

  test('is no part of a path, and no filter of a list or stream', () => {
    expect(
      allCalls.map(({ path }) => path).filter((path) => secretName.test(path.match(/\{\w+\}/g)?.join() ?? '')),
    ).toEqual([])
    for (const { name, filter } of allResources)
      expect(
        Object.keys('shape' in filter ? (filter.shape as object) : {}).filter((one) => secretName.test(one)),
        name,
      ).toEqual([])
    expect(allStreams.filter(({ path }) => secretName.test(path))).toEqual([])
  })

  test.each(Object.entries(signedLinks))('%s ends within two days', (_, minutes) => {
    expect(minutes).toBeLessThanOrEqual(2 * 24 * 60)
  })
})
