/** A feature's styles load after those of the design, whatever the bundler's order. */
import.meta.glob('../features/*/*.css', { eager: true })
