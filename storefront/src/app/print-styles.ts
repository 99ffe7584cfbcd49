/** Rules for paper apply to every page and come after all others. */
import './print.css'
