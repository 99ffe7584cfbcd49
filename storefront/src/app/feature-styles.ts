/** A feature's own rules come after those of the design, whatever the bundler does. */
import.meta.glob('../features/*/*.css', { eager: true })
