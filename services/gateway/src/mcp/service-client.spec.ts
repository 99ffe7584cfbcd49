import { describe, expect, it } from 'vitest'
import { refusedText } from './service-client.ts'

describe('what a model reads of a refusal', () => {
  it('begins with the stable code', () => {
    expect(refusedText('product-not-found', 'Part not found', null)).toBe('product-not-found: Part not found')
    expect(refusedText(undefined, 'Something', undefined)).toBe('refused: Something')
  })

  it('says what can be done about it in sentences of its own', () => {
    expect(refusedText('unauthenticated', 'Please log in', null)).toBe(
      'unauthenticated: Please log in. Send an API key of a buyer as the header `Authorization: Bearer pln_…`.',
    )
    expect(refusedText('api-key-scope-missing', 'The scope is missing.', { scope: 'orders:read' })).toBe(
      'api-key-scope-missing: The scope is missing. The scope is orders:read.',
    )
    expect(refusedText('api-key-not-allowed', 'None', null)).toBe('api-key-not-allowed: None')
    expect(refusedText('invalid-input', 'Look at the fields', { errors: { remark: 'too-long' } })).toBe(
      'invalid-input: Look at the fields. {"remark":"too-long"}',
    )
  })
})
