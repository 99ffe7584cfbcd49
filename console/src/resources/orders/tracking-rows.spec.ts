import { describe, expect, it } from 'vitest'
import { maxTrackingFileRows, readTrackingFile } from './tracking-rows.ts'

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

const row = { carrier: 'FedEx', trackingNumber: '771234567890', at: '2026-11-26T08:00:00.000Z', content: 'Arrived' }

describe('a file of tracking entries', () => {
  it('is read by the titles of its columns, whatever their order and separator', () => {
    for (const text of [
      'carrier,number,time,content\nFedEx,771234567890,2026-11-26T08:00:00Z,Arrived\n',
      '\ufeffTime;Content;Carrier;Tracking number\r\n2026-11-26T09:00:00+01:00;Arrived;FedEx;771234567890\r\n',
      '物流公司\t物流单号\t时间\t内容\nFedEx\t771234567890\t2026-11-26T08:00:00Z\tArrived\n\n',
    ])
      expect(readTrackingFile(bytesOf(text))).toEqual({ kind: 'read', rows: [row] })
  })
  it('may be written in Windows-1252, in the words of its language', () => {
    const text = 'Paketdienst;Sendungsnummer;Zeitpunkt;Meldung\nFedEx;1;2026-11-26T08:00:00Z;Größe überschritten\n'
    expect(readTrackingFile(new Uint8Array(Buffer.from(text, 'latin1')).buffer)).toMatchObject({
      rows: [{ carrier: 'FedEx', content: 'Größe überschritten' }],
    })
  })
  it('takes a time without a zone as the time of this clock, and leaves what is no time', () => {
    const text = 'carrier,number,time,content\nFedEx,1,2026-11-26 08:00,a\nFedEx,1,yesterday,b\n'
    expect(readTrackingFile(bytesOf(text))).toMatchObject({
      rows: [{ at: new Date(2026, 10, 26, 8).toISOString() }, { at: 'yesterday' }],
    })
  })
  it('may have quotes, separators inside of them, and lines without content', () => {
    const text = 'carrier,number,time,content\nFedEx,1,2026-11-26T08:00:00Z,"Leeds, ""hub"""\nFedEx,1,,\n'
    expect(readTrackingFile(bytesOf(text))).toMatchObject({ rows: [{ content: 'Leeds, "hub"' }] })
  })
  it('may be written in GB 18030', () => {
    const content = Uint8Array.from([0xd2, 0xd1, 0xc7, 0xa9, 0xca, 0xd5])
    const head = new TextEncoder().encode('carrier,number,time,content\nSF,1,2026-11-26T08:00:00Z,')
    expect(readTrackingFile(Uint8Array.from([...head, ...content]).buffer)).toMatchObject({
      rows: [{ content: '已签收' }],
    })
  })
  it('is refused without its columns, without rows, with too many, and if it is no table', () => {
    const wrong = (text: string) => readTrackingFile(bytesOf(text))
    const head = 'carrier,number,time,content\n'
    expect(wrong('carrier,number,content\na,b,c\n')).toEqual({ kind: 'wrong', why: 'columns' })
    expect(wrong(head)).toEqual({ kind: 'wrong', why: 'rows' })
    expect(wrong(head + 'a,b,c,d\n'.repeat(maxTrackingFileRows + 1))).toEqual({ kind: 'wrong', why: 'rows' })
    expect(wrong(`${head}a,"b`)).toEqual({ kind: 'wrong', why: 'unreadable' })
  })
})
