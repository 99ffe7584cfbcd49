import { expect, it } from 'vitest'
import { restoredContact } from './restored-contact.ts'

it('restores phone and e-mail, also one that was added, and leaves name and language', () => {
  const now = { email: 'new@pinline.example', phone: '13800001234', name: 'Sample Person', language: 'de' } as const
  expect(restoredContact(now, { email: 'old@pinline.example' })).toEqual({
    email: 'old@pinline.example',
    name: 'Sample Person',
    language: 'de',
  })
  expect(restoredContact({ email: 'new@pinline.example', language: 'de' }, { phone: '13900001234' })).toEqual({
    phone: '13900001234',
    language: 'de',
  })
})
