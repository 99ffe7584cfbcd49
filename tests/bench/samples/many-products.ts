import type mongoose from 'mongoose'

/**
 * Fills a view of products up to a size with variants of its rows: other plating, packing or latch on the same land
 * pattern, with a suffix of the part number, as manufacturers sell them. MongoDB copies them on the server. Nothing may
 * write to or watch the view during the copy.
 */
export const multiplyProducts = async (view: mongoose.mongo.Collection, size: number): Promise<void> => {
  const known = await view.countDocuments({ product: { $exists: true } })
  for (let variant = 1, made = known; made < size; variant += 1, made += known) {
    const mark = variant.toString(16).padStart(2, '0')
    await view
      .aggregate([
        { $match: { product: { $exists: true }, variant: { $exists: false } } },
        { $limit: Math.min(known, size - made) },
        {
          $set: {
            // A new id of the same form: its first two digits are those of the variant.
            _id: { $concat: ['p-', mark, { $substrBytes: ['$_id', 4, 14] }] },
            'product.data.model': { $concat: ['$product.data.model', `-${mark.toUpperCase()}`] },
            variant,
          },
        },
        { $merge: { into: view.collectionName, whenMatched: 'keepExisting' } },
      ])
      .toArray()
  }
}
