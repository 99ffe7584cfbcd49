/** Print styles apply to every page and load after all others. */
import './print.css'
