import { describe, expect, it } from 'vitest'
import { nextVersionName, versionsAmong } from './topic-versions.ts'

const topic = 'pinline.order.v1'

describe('versions of a topic', () => {
  it('number their partitions through, oldest first', () => {
    const present = [
      { name: 'shop-pinline.order.v10', partitions: 96 },
      { name: 'shop-pinline.order.v2', partitions: 24 },
      { name: 'shop-pinline.order.v1', partitions: 6 },
      { name: 'pinline.order.v3', partitions: 1 },
      { name: 'shop-pinline.orders.v1', partitions: 6 },
    ]
    const versions = versionsAmong(topic, 'shop-', present)
    expect(versions.map(({ name, firstPartition }) => [name, firstPartition])).toEqual([
      ['shop-pinline.order.v1', 0],
      ['shop-pinline.order.v2', 6],
      ['shop-pinline.order.v10', 30],
    ])
    expect(nextVersionName(versions)).toBe('shop-pinline.order.v11')
  })
  it('of an existing installation are the one with six partitions', () => {
    expect(versionsAmong(topic, '', [{ name: topic, partitions: 6 }])).toEqual([
      { topic, name: topic, partitions: 6, firstPartition: 0 },
    ])
  })
  it('are none while the topic does not exist', () => {
    expect(versionsAmong(topic, '', [])).toEqual([])
    expect(() => nextVersionName([])).toThrow('no version yet')
  })
})
