import { describe, expect, it } from 'vitest'
import { appliedText, heldText, seeValue, sendText, typeText } from './held-text.ts'

describe('held text', () => {
  const sent = sendText(typeText(heldText(''), 'M12 '), 'M12')

  it('stays as typed while its value is on the way and when it comes back', () => {
    expect(seeValue(sent, '').text).toBe('M12 ')
    const back = seeValue(typeText(seeValue(sent, ''), 'M12 4'), 'M12')
    expect([back.text, appliedText(back)]).toEqual(['M12 4', 'M12'])
    expect(seeValue(back, 'M12').text).toBe('M12 4')
  })

  it('outlives an earlier value that comes back after a later one was sent', () => {
    const both = sendText(typeText(sent, 'M12 4pin'), 'M12 4pin')
    expect(appliedText(both)).toBe('M12 4pin')
    const first = seeValue(both, 'M12')
    const last = seeValue(first, 'M12 4pin')
    expect([first.text, last.text, last.sent]).toEqual(['M12 4pin', 'M12 4pin', []])
  })

  it('is replaced by a value that it did not send', () => {
    expect(seeValue(sent, 'of a saved view')).toEqual(heldText('of a saved view'))
    expect(seeValue(seeValue(sent, 'M12'), '')).toEqual(heldText(''))
  })
})
