import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PreparedJson, takesGzip } from './prepared-json.ts'

const meta = fc.record({ requestId: fc.string(), stale: fc.boolean() }, { requiredKeys: ['requestId'] })

describe('a prepared response', () => {
  it('has the same text plain and compressed, whichever is taken first and however often', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.tuple(meta, fc.boolean()), { minLength: 1 }), (data, taken) => {
        const prepared = new PreparedJson(JSON.stringify(data))
        for (const [sent, zipped] of taken) {
          const body = zipped ? gunzipSync(prepared.gzipBody(sent)) : prepared.body(sent)
          expect(body.toString()).toBe(JSON.stringify({ code: 200, msg: 'ok', data, meta: sent }))
        }
      }),
    )
  })

  it('has a tag of its data alone, and takes less memory once it was compressed', () => {
    const rows = JSON.stringify(Array.from({ length: 500 }, (_, n) => ({ id: n, name: 'Wire-to-board header' })))
    const prepared = new PreparedJson(rows)
    const [plain, { etag }] = [prepared.bytes, prepared]
    prepared.gzipBody({ requestId: 'a' })
    expect(prepared.bytes).toBeLessThan(plain / 4)
    expect(prepared.etag).toBe(etag)
    expect(new PreparedJson(rows).etag).toBe(etag)
    expect(new PreparedJson(rows.replace('499', '498')).etag).not.toBe(etag)
  })

  it('is compressed for clients that take gzip', () => {
    const taking = ['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8, *;q=0.1', '*', 'deflate,GZIP;q=1']
    const refusing = [undefined, '', 'br', 'gzip;q=0', 'gzip;q=0.000, br', 'identity', 'gzipped']
    expect(taking.map(takesGzip)).toEqual(taking.map(() => true))
    expect(refusing.map(takesGzip)).toEqual(refusing.map(() => false))
  })
})
