import type mongoose from 'mongoose'

/**
 * Fills a view of products up to a size with variants of its rows, as makers sell them: another plating, packing or
 * latch on the same land pattern, told by an ending of the part number. MongoDB copies them itself.
 * Nothing may feed or follow the view meanwhile.
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
            // Another id of the same form: its first two figures tell the variant.
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
