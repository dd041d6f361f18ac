// Preloaded into a process that may reach nobody: whoever tries ends it.
import dns from 'node:dns';
import net from 'node:net';

const refuse = () => {
  process.stderr.write('This process tried to reach the network.\n');
  process.exit(97);
};

net.Socket.prototype.connect = refuse;
dns.lookup = refuse;
