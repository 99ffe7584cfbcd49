import { staffId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { labelFor, matchesName, toNote, typedMention } from './mention-text.ts'

const [ada, ben] = [staffId.parse('s-ada00001'), staffId.parse('s-ben00001')]

describe('a mention that is being typed', () => {
  it.each([
    ['@', 1, { from: 0, q: '' }],
    ['ask @Mei L', 10, { from: 4, q: 'Mei L' }],
    ['请@李', 3, { from: 1, q: '李' }],
    ['ask @Mei about it', 8, { from: 4, q: 'Mei' }],
  ])('is found in %j', (text, caret, found) => {
    expect(typedMention(text, caret)).toEqual(found)
  })
  it.each([
    ['no sign', 7],
    ['post@example.com', 16],
    ['@Mei\nnext line', 14],
    ['@ alone', 7],
    [`@${'x'.repeat(41)}`, 42],
  ])('is none in %j', (text, caret) => {
    expect(typedMention(text, caret)).toBeUndefined()
  })
})

describe('a note with mentions', () => {
  const chosen = [
    { id: ada, label: 'Ann' },
    { id: ben, label: 'Ann Lee' },
  ]
  it('holds ids where it names who was chosen', () => {
    expect(toNote('@Ann and @Ann Lee, not @Anna or Ann', chosen)).toBe(`@[${ada}] and @[${ben}], not @Anna or Ann`)
  })
  it('needs no space after a name in Chinese', () => {
    expect(toNote('@李伟请看', [{ id: ada, label: '李伟' }])).toBe(`@[${ada}]请看`)
  })
  it('is the text where nobody was chosen', () => {
    expect(toNote('@Ann', [])).toBe('@Ann')
  })
})

describe('a typed name', () => {
  it('matches whoever has it, ignoring case', () => {
    expect(['Mei Lin', 'LI MEI', 'Lin'].filter((name) => matchesName(name, ' mei'))).toEqual(['Mei Lin', 'LI MEI'])
  })
})

describe('the label of a colleague', () => {
  const colleague = { id: ben, name: 'Ann', roleName: 'Warehouse' }
  it('is the name, also when the same person is chosen again', () => {
    expect(labelFor(colleague, [])).toBe('Ann')
    expect(labelFor(colleague, [{ id: ben, label: 'Ann' }])).toBe('Ann')
  })
  it('says more where two have one name', () => {
    expect(labelFor(colleague, [{ id: ada, label: 'Ann' }])).toBe('Ann (Warehouse)')
  })
})
