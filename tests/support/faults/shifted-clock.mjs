// Preloaded into a process: its clock on the wall goes as far ahead as the file of FAULT_FILE says, in ms.
// Timers go by another clock (clock_gettime(2), CLOCK_MONOTONIC), which no setting of the time moves.
import { followFaultFile } from './fault-file.mjs';

const RealDate = Date;
let shift = 0;

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + shift);
    else super(...values);
  }
  static now() {
    return RealDate.now() + shift;
  }
};

followFaultFile((text) => {
  shift = Number(text);
});
