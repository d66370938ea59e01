/** The logo as SVG paths: planks staggered around a block of stone. It's 32 wide and 29 high, and starts at y = 3. */
export const mark = {
  wood: 'M0 3h19v8.5H0zM0 13.2h9.5v8.5H0zM23 13.2h9v8.5h-9zM0 23.5h15v8.5H0z',
  stone: 'M20.8 3H32v8.5H20.8zM11.3 13.2h9.9v8.5h-9.9zM16.8 23.5H32v8.5H16.8z',
};
