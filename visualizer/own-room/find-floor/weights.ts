/**
 * How much each cue adds to the log odds that a region is floor: a logistic regression on rendered rooms.
 * Cues have different units, so a large weight doesn't mean an important cue.
 */
export const firstWeights = {
  constant: -0.109,
  depth: 1.852,
  depthSquared: -1.974,
  aboveHorizon: -2.3,
  row: 3.177,
  likeBottomNotTop: 0.075,
  likeBottom: 0.083,
  likeTop: -0.02,
  pathFromBottom: -1.711,
  strongestBorder: -1.836,
  texture: 1.559,
  grain: -0.851,
  offCenter: -1.063,
  uprightLines: -0.024,
  levelLines: -0.224,
  linesBelow: -1.035,
  sameColor: -0.284,
  sameHue: 0.339,
  sameColorNear: -0.606,
  sameHueNear: 0.867,
} as const;

/** The same for the second look, which starts from the first guess. */
export const laterWeights = {
  constant: 0.337,
  guess: 0.242,
  around: 0.486,
  likeFloorHere: 0.467,
  likeFloor: 0.076,
  pathFromFloor: -0.582,
  depth: 0.059,
  aboveHorizon: 0.184,
  sameColor: -0.343,
  sameHue: -0.011,
  sameColorNear: -0.216,
  sameHueNear: 0.643,
} as const;

export type FirstCue = keyof typeof firstWeights;
export type LaterCue = keyof typeof laterWeights;
