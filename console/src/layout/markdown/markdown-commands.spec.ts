import { EditorState, type TransactionSpec } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { linked, prefixed, withBlock, wrapped } from './markdown-commands.ts'

/** Runs a command on a text whose selection is between two bars. */
const run = (marked: string, ...commands: ((state: EditorState) => TransactionSpec)[]): string => {
  const [before = '', chosen = '', after = ''] = marked.split('|')
  const start = EditorState.create({
    doc: before + chosen + after,
    selection: { anchor: before.length, head: before.length + chosen.length },
  })
  const end = commands.reduce((state, command) => state.update(command(state)).state, start)
  const { from, to } = end.selection.main
  return `${end.sliceDoc(0, from)}|${end.sliceDoc(from, to)}|${end.sliceDoc(to)}`
}

describe('signs around a selection', () => {
  it('are put, and taken away again', () => {
    expect(run('the |card| is pink', wrapped('**'))).toBe('the **|card|** is pink')
    expect(run('the |card| is pink', wrapped('**'), wrapped('**'))).toBe('the |card| is pink')
    expect(run('||', wrapped('*'))).toBe('*||*')
  })
})

describe('signs at the beginning of lines', () => {
  it('are put on each line of the selection, in place of others', () => {
    expect(
      run(
        '|one\n- two|',
        prefixed(() => '- [ ] '),
      ),
    ).toBe('- [ ] |one\n- [ ] two|')
    expect(
      run(
        '|one\ntwo|',
        prefixed((place) => `${place + 1}. `),
      ),
    ).toBe('1. |one\n2. two|')
  })

  it('are taken away where every line has them', () =>
    expect(
      run(
        '## on|e|',
        prefixed(() => '## '),
      ),
    ).toBe('on|e|'))
})

describe('links', () => {
  it('have the selection as text, and their address selected', () => {
    expect(run('see |the list|', linked)).toBe('see [the list](|https://|)')
    expect(run('see |/orders|', linked)).toBe('see [||](/orders)')
  })
})

it('puts a block on its own lines', () => {
  expect(run('one||', withBlock('| a |'))).toBe('one\n\n| a |\n||')
  expect(run('||', withBlock('---'))).toBe('---\n||')
})
