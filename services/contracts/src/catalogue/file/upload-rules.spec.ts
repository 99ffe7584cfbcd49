import { describe, expect, it } from 'vitest'
import { fileRuleOf, kindOf, mediaType, uploadErrorOf } from './upload-rules.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

describe('before a file is sent', () => {
  it('is limited to the types of its kind', () => {
    expect(fileRuleOf('admin', 10).types).toEqual(['image/jpeg', 'image/gif', 'image/png'])
    expect(fileRuleOf('admin', 20).types).toEqual(['video/mp4', 'audio/m4a', 'audio/mpeg'])
    expect(fileRuleOf('admin', 30).types).toEqual(['video/mp4'])
    expect(mediaType.options.map(kindOf)).toEqual([10, 10, 10, null, 20, 20, 20, null, null, null, null])
  })

  it.each([
    ['avatar', file('me.jpg', 'image/jpeg'), undefined],
    ['avatar', file('me.PNG', 'image/png'), undefined],
    ['avatar', file('me', 'image/png'), undefined],
    ['avatar', file('me.gif', 'image/gif'), 'upload-type-wrong'],
    ['avatar', file('me.png.exe', 'image/png'), 'upload-type-wrong'],
    ['avatar', file('me.png', 'text/html'), 'upload-type-wrong'],
    ['avatar', file('me.svg', 'image/svg+xml'), 'upload-type-wrong'],
    ['admin', file('talk.m4a', 'audio/x-m4a'), undefined],
    ['admin', file('talk.mp3', ''), undefined],
    ['admin', file('nothing', ''), 'upload-type-wrong'],
    ['admin', file('parts.csv', 'text/csv'), 'upload-type-wrong'],
    ['import', file('parts.csv', 'application/vnd.ms-excel'), undefined],
    ['import', file('parts.csv.gz', 'application/x-gzip'), undefined],
    ['import', file('parts.jsonl', ''), undefined],
    ['import', file('parts.xlsx', ''), undefined],
    ['import', file('parts.xls', ''), 'upload-type-wrong'],
    ['document', file('datasheet.pdf', 'application/pdf'), undefined],
    ['document', file('datasheet.png', 'image/png'), 'upload-type-wrong'],
  ] as const)('%s: %o → %s', (module, chosen, expected) => {
    expect(uploadErrorOf(fileRuleOf(module), chosen)).toBe(expected)
  })

  it.each([
    ['avatar', 5 * 1024 * 1024],
    ['editor', 5 * 1024 * 1024],
    ['contact', 10 * 1024 * 1024],
    ['feedback', 10 * 1024 * 1024],
    ['after-sales', 10 * 1024 * 1024],
    ['test-report', 10 * 1024 * 1024],
  ] as const)('%s stays below %i bytes', (module, bytes) => {
    expect(uploadErrorOf(fileRuleOf(module), file('a.png', 'image/png', bytes - 1))).toBeUndefined()
    expect(uploadErrorOf(fileRuleOf(module), file('a.png', 'image/png', bytes))).toBe('file-too-large')
  })
})
