/** The switch from the series to the continued fraction. */
const SMALL = 2.5
const TERMS = 80

const normalDensity = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** z + z³ / 3 + z⁵ / (3 · 5) + …, which is (Φ(z) − ½) / φ(z) */
function series(z: number): number {
  let term = z
  let sum = z
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (z * z) / odd
    sum += term
  }
  return sum
}

/** 1 / (z + 2 / (z + 3 / (z + …))) */
function fraction(z: number): number {
  let rest = z
  for (let term = TERMS; term > 1; term--) rest = z + term / rest
  return 1 / rest
}

/** (1 − Φ(z)) / φ(z) for z ≥ 0; stable far out, where both terms underflow but their ratio does not. */
export const tailRatio = (z: number) => (z < SMALL ? 0.5 / normalDensity(z) - series(z) : 1 / (z + fraction(z)))

/** E max(N − z, 0) / φ(z) for z ≥ 0 */
export const gainRatio = (z: number) => (z < SMALL ? 1 - z * tailRatio(z) : fraction(z) / (z + fraction(z)))

/** Φ(x) */
export const normalShare = (x: number) =>
  x < 0 ? normalDensity(x) * tailRatio(-x) : 1 - normalDensity(x) * tailRatio(x)

/** E max(N + x, 0), the integral of Φ up to x */
export const normalGain = (x: number) => Math.max(x, 0) + normalDensity(x) * gainRatio(Math.abs(x))
